// Runs the engine's WebAssembly module: JSON text in, JSON text out.

import { Failure, failureOf } from "./failure";
import type { Answer, Request } from "./messages";

interface Exports {
  memory: WebAssembly.Memory;
  tercet_alloc(bytes: number): number;
  tercet_free(pointer: number): void;
  tercet_answer(pointer: number, length: number): number;
  _initialize?(): void;
}

export type AnswerText = (request: string) => string;
export type AskEngine = <R extends Request>(request: R) => Answer<R>;

const lengthBytes = 4;
const errnoNotSupported = 58;

/** The engine needs nothing of the outside world: whatever it imports does nothing. */
function stubs(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== "function") continue;
    (imports[from] ??= {})[name] = () => {
      if (name === "proc_exit") throw new Error("the engine stopped");
      return name.startsWith("environ") ? 0 : errnoNotSupported;
    };
  }
  return imports;
}

function instanceOf(module: WebAssembly.Module): Exports {
  const engine = new WebAssembly.Instance(module, stubs(module)).exports as unknown as Exports;
  engine._initialize?.();
  return engine;
}

function answerOf(engine: Exports, request: string): string {
  const text = new TextEncoder().encode(request);
  const input = engine.tercet_alloc(text.length);
  new Uint8Array(engine.memory.buffer, input, text.length).set(text);
  const output = engine.tercet_answer(input, text.length);
  engine.tercet_free(input);
  // The memory may have grown and moved: look at its buffer only now.
  const length = new DataView(engine.memory.buffer).getUint32(output, true);
  const answer = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, output + lengthBytes, length));
  engine.tercet_free(output);
  return answer;
}

export async function engineFrom(bytes: BufferSource): Promise<AnswerText> {
  const module = await WebAssembly.compile(bytes);
  let engine: Exports | null = null;
  return (request) => {
    try {
      return answerOf((engine ??= instanceOf(module)), request);
    } catch (error) {
      // Its stack and memory are left as they were when it stopped: the next question goes to a new one.
      engine = null;
      throw new Failure("engine_stopped", failureOf(error).detail);
    }
  };
}

/** The engine with values in place of texts. The second line of an answer stays a text: it is only handed on. */
export function asking(answer: AnswerText): AskEngine {
  return <R extends Request>(request: R) => {
    const text = answer(JSON.stringify(request));
    const end = text.indexOf("\n");
    if (end < 0) return JSON.parse(text) as Answer<R>;
    return { ...JSON.parse(text.slice(0, end)), changed: text.slice(end + 1) } as Answer<R>;
  };
}
