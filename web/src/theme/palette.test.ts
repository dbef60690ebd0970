import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, pipColours, strongPipColours } from "./palette";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");
function variables(selector: string): Record<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split("}")[0]!;
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1]!, match[2]!]));
}
const felt = variables(":root");
const themes = {
  felt,
  light: { ...felt, ...variables(':root[data-theme="light"]') },
  contrast: { ...felt, ...variables(':root[data-theme="contrast"]') },
};

describe("colours", () => {
  it("know black from white", () => expect(contrast("#000000", "#ffffff")).toBeCloseTo(21));

  it.each(pipColours)("%s carries a white numeral", (colour) => {
    expect(contrast(colour, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  });
  it.each(strongPipColours)("%s carries it strongly", (colour) => {
    expect(contrast(colour, "#ffffff")).toBeGreaterThanOrEqual(7);
  });

  it.each(Object.entries(themes))("of %s let every text be read", (_name, theme) => {
    for (const ground of ["felt", "felt-deep", "felt-light", "panel", "raised"]) {
      for (const text of ["text", "muted", "accent-text", "bad"]) {
        expect(contrast(theme[text]!, theme[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(theme["on-gold"]!, theme["gold"]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme["on-accent"]!, theme["accent"]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme["ink"]!, theme["paper"]!)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme["small-ink"]!, theme["paper"]!)).toBeGreaterThanOrEqual(4.5);
  });
});
