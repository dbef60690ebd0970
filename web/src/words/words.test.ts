import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Failure } from "../engine/failure";
import type { RuleDomain } from "../engine/messages";
import { failureText, languages, refusalText, ruleProblemText } from "./index";

const library = new URL("../../../libs/", import.meta.url);

/** The values of an enum named Code as the engine's source lists them. */
function codes(file: string): string[] {
  const body = /enum class Code \{([^}]*)\}/.exec(readFileSync(new URL(file, library), "utf8"))?.[1] ?? "";
  return body.replaceAll(/\/\/.*$/gm, "").split(",").map((code) => code.trim()).filter(Boolean);
}
const book = (name: string) => readFileSync(new URL(`../docs/rules/${name}.md`, library), "utf8");
function tableAfter(heading: RegExp, text: string): string[] {
  const section = text.slice(text.search(heading));
  const rows = section.slice(0, section.indexOf("\n### ", 5));
  return [...rows.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1]!);
}

describe.each(Object.entries(languages))("the words of %s", (_language, words) => {
  it.each(["triominos", "triolet"] as const)("have a sentence for every refusal of %s", (game) => {
    const expected = codes(`${game}/refusal.hpp`);
    expect(expected.length).toBeGreaterThan(10);
    expect(Object.keys(words.refusals[game]).sort()).toEqual(expected.sort());
  });

  it("have a sentence for every problem with rules", () => {
    expect(Object.keys(words.ruleProblems).sort()).toEqual(codes("game/rule_field.hpp").sort());
  });

  it.each(["triominos", "triolet"])("name every edition and every rule of %s", (game) => {
    for (const preset of tableAfter(/^### 1[34].1 Presets/m, book(game))) expect(words.presets).toHaveProperty(preset);
    const fields = tableAfter(/^### 1[34].2 Fields/m, book(game));
    expect(fields.length).toBeGreaterThan(10);
    for (const field of fields) expect(words.rules).toHaveProperty(field);
  });

  it("are never empty", () => {
    const look = (value: unknown): void => {
      if (typeof value === "string") expect(value).not.toBe("");
      else if (value && typeof value === "object") Object.values(value).forEach(look);
    };
    look(words);
  });
});

describe("a failure", () => {
  it("is told with what the machine says about it", () => {
    expect(failureText(new Failure("no_such_game"))).toBe(languages.en.failures.no_such_game);
    expect(failureText(new Failure("newer", "99"))).toBe(`${languages.en.failures.newer} (99)`);
    expect(failureText(new TypeError("odd"))).toBe(`${languages.en.failures.unexpected} (odd)`);
  });
});

describe("a refusal", () => {
  it("names the side that is asked for", () => {
    const refusal = { code: "corners_differ", tile: "012", cell: [0, 1] as [number, number], demand: [-1, 3, 5] };
    expect(refusalText("triominos", refusal)).toBe("Needs 3-5 on this side.");
    expect(refusalText("triominos", { ...refusal, demand: [3, -1, 5] })).toBe("Needs 5-3 on this side.");
    expect(refusalText("triominos", { ...refusal, demand: [1, 3, 5] })).toContain("1-3-5");
  });

  it("of a rule names what was typed, if that is a plain value", () => {
    const told = (value: string) => ruleProblemText({ code: "bad_value", field: "limit", value });
    const name = languages.en.rules.limit.name;
    expect(["-3", "[1.5,60]", '{"2":1.5}', ""].map(told)).toEqual(["-3", "this", "this", "this"].map((what) => `${name} cannot be ${what}.`));
    const domain: RuleDomain = { kind: "integer", min: 1, max: 99, count: 0, choices: [] };
    expect(ruleProblemText({ code: "bad_value", field: "limit", value: "-3" }, domain)).toBe(`${name} cannot be -3. From 1 to 99.`);
    expect(["null", "[null,60,70]"].map(told)).toEqual([`${name}: choose a value.`, `${name}: choose a value.`]);
  });

  it("that nobody knows is shown as it is", () => {
    expect(refusalText("triolet", { code: "some_new_code" })).toBe("some new code");
    expect(ruleProblemText({ code: "odd_thing", field: "limit", value: "" })).toContain("odd thing");
  });
});
