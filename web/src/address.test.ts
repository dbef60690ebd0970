import { describe, expect, it } from "vitest";
import { gameIn, tableAddress } from "./address";

describe("the address of a table", () => {
  it.each(["0f3a", "my game", "a/b", "100 %", "#?&", "é★", ""])("leads back to the game %j", (id) => {
    expect(gameIn(tableAddress(id))).toBe(id);
  });

  it("is told from that of the start", () => {
    for (const address of ["", "#", "#/", "#/other", "#/table"]) expect(gameIn(address)).toBeNull();
  });

  it("may be typed by hand", () => {
    expect(gameIn("#/table/100%")).toBe("100%");
  });
});
