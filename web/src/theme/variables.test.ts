import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("..", import.meta.url);
const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|svelte)$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), "utf8"));
const found = (pattern: RegExp) => new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!)));

it("every variable of a style is one that is defined", () => {
  const defined = found(/--([\w-]+):/g);
  const used = [...found(/var\(--([\w-]+)/g)];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
