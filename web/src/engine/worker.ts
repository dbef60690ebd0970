// The one worker: it owns the engine and the saved games.

import { commandsWith } from "./commands";
import engineUrl from "./engine.wasm?url";
import { Failure, failureOf } from "./failure";
import { asking, engineFrom, type AskEngine } from "./module";
import type { Envelope, Reply } from "./protocol";
import { openGameStore } from "../store/game_store";

async function loadEngine(): Promise<AskEngine> {
  try {
    const response = await fetch(engineUrl);
    if (!response.ok) throw new Error(String(response.status));
    return asking(await engineFrom(await response.arrayBuffer()));
  } catch (error) {
    throw new Failure("engine_missing", failureOf(error).detail);
  }
}

/** Made when it is first needed, and tried again after a failure. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make().catch((error: unknown) => {
    made = null;
    throw error;
  }));
}
const engine = lazily(loadEngine);
const commands = lazily(async () => commandsWith(await engine(), await openGameStore()));

self.onmessage = async ({ data }: MessageEvent<Envelope>) => {
  const { id, command, ask } = data;
  let reply: Reply;
  try {
    const carryOut = (await commands())[command] as (ask: Envelope["ask"]) => Promise<unknown>;
    reply = { id, answer: await carryOut(ask) };
  } catch (error) {
    const { code, detail } = failureOf(error);
    reply = { id, failure: { code, detail } };
  }
  self.postMessage(reply);
};
