// The page's end of the line to the worker.

import { Failure } from "./failure";
import type { CommandName, Commands, Envelope, Reply } from "./protocol";

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();

function line(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tercet" });
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asked?.reject(new Failure(data.failure.code, data.failure.detail));
    else asked?.resolve(data.answer as never);
  };
  worker.onerror = (event) => {
    for (const asked of waiting.values()) asked.reject(new Failure("worker_stopped", event.message));
    waiting.clear();
    worker?.terminate();
    worker = null;  // the next question tries again
  };
  return worker;
}

export function ask<C extends CommandName>(command: C, ask: Commands[C]["ask"]): Promise<Commands[C]["answer"]> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // A plain copy: what comes from the page's state may be a proxy, which cannot be sent.
    line().postMessage({ id, command, ask: JSON.parse(JSON.stringify(ask)) } satisfies Envelope);
  });
}
