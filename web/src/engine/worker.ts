// The one worker: it owns the engine and the saved games.

import { deskWith, type AskEngine, type Desk } from "./desk";
import engineUrl from "./engine.wasm?url";
import type { Answer } from "./messages";
import { engineFrom } from "./module";
import type { Envelope, Reply } from "./protocol";
import { openGameStore } from "../store/game_store";

async function open(): Promise<Desk> {
  const response = await fetch(engineUrl);
  if (!response.ok) throw new Error(`the engine could not be loaded (${response.status})`);
  const answer = await engineFrom(await response.arrayBuffer());
  const engine: AskEngine = (request) => JSON.parse(answer(JSON.stringify(request))) as Answer<typeof request>;
  return deskWith(engine, await openGameStore());
}

let opened: Promise<Desk> | null = null;
/** Opened when it is first needed, and tried again after a failure. */
function desk(): Promise<Desk> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

self.onmessage = async ({ data }: MessageEvent<Envelope>) => {
  const { id, command, ask } = data;
  let reply: Reply;
  try {
    const carryOut = (await desk())[command] as (ask: Envelope["ask"]) => Promise<unknown>;
    reply = { id, answer: await carryOut(ask) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
};
