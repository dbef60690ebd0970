import { beforeEach, describe, expect, it, vi } from "vitest";
import { ask } from "./client";
import type { Envelope, Reply } from "./protocol";

class FakeWorker {
  static made: FakeWorker[] = [];
  asked: Envelope[] = [];
  ended = false;
  onmessage!: (event: { data: Reply }) => void;
  onerror!: (event: { message?: string }) => void;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(asked: Envelope): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
}
vi.stubGlobal("Worker", FakeWorker);
const latest = () => FakeWorker.made.at(-1)!;

describe("the line to the worker", () => {
  beforeEach(() => {
    latest()?.onerror({});
    FakeWorker.made = [];
  });

  it("brings each answer to its question", async () => {
    const both = [ask("export", { id: "a" }), ask("export", { id: "b" })];
    const [a, b] = latest().asked.map(({ id }) => id);
    latest().onmessage({ data: { id: b!, answer: "second" } });
    latest().onmessage({ data: { id: a!, answer: "first" } });
    expect(await Promise.all(both)).toEqual(["first", "second"]);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it("brings a failure with its code", async () => {
    const asked = ask("rules", {});
    latest().onmessage({ data: { id: latest().asked[0]!.id, failure: { code: "full", detail: "no room" } } });
    await expect(asked).rejects.toMatchObject({ code: "full", detail: "no room" });
  });

  it("is laid anew after the worker stopped", async () => {
    const asked = ask("rules", {});
    latest().onerror({});
    await expect(asked).rejects.toMatchObject({ code: "worker_stopped", detail: "" });
    expect(latest().ended).toBe(true);
    const again = ask("export", { id: "a" });
    expect(FakeWorker.made).toHaveLength(2);
    latest().onmessage({ data: { id: latest().asked[0]!.id, answer: "text" } });
    expect(await again).toBe("text");
  });
});
