import { afterEach, describe, expect, it, vi } from "vitest";
import { asking, engineFrom } from "./module";

/** An engine that says how many it was asked, and stops at `stop`. */
class FakeInstance {
  static made = 0;
  asked = 0;
  exports = {
    memory: { buffer: new ArrayBuffer(64) },
    tercet_alloc: () => 0,
    tercet_free: () => {},
    tercet_answer: (pointer: number, length: number) => {
      const { buffer } = this.exports.memory;
      ++this.asked;
      if (new TextDecoder().decode(new Uint8Array(buffer, pointer, length)) === "stop") throw new Error("unreachable");
      new DataView(buffer).setUint32(32, 1, true);
      new Uint8Array(buffer)[36] = "0".charCodeAt(0) + this.asked;
      return 32;
    },
  };
  constructor() {
    ++FakeInstance.made;
  }
}

describe("the engine's module", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is taken anew after it stopped, and only then", async () => {
    vi.stubGlobal("WebAssembly", { compile: async () => ({}), Module: { imports: () => [] }, Instance: FakeInstance });
    const answer = await engineFrom(new Uint8Array());
    expect([answer("a"), answer("b"), FakeInstance.made]).toEqual(["1", "2", 1]);
    expect(() => answer("stop")).toThrow(expect.objectContaining({ code: "engine_stopped", detail: "unreachable" }));
    expect([answer("c"), FakeInstance.made]).toEqual(["1", 2]);
  });

  it("hands on the second line of an answer as it is", () => {
    expect(asking(() => '{"a":[1]}')({ do: "rules" })).toEqual({ a: [1] });
    expect(asking(() => '{"a":[1]}\n{"b":2}')({ do: "rules" })).toEqual({ a: [1], changed: '{"b":2}' });
  });
});
