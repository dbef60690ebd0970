// Why something could not be done: a code, for which the page has words.

import type { Trouble } from "../store/entry";

export type FailureCode =
  | Trouble
  | "no_such_game"
  /** Other tabs keep the saved games open in an older form. */
  | "blocked"
  /** The browser has no room left. */
  | "full"
  /** The browser's database does not do what it is asked for. */
  | "storage"
  | "engine_missing"
  | "engine_stopped"
  | "worker_stopped"
  | "unexpected";

export class Failure extends Error {
  /** `detail`: what the machine says about it, in whatever words. */
  constructor(readonly code: FailureCode, readonly detail = "") {
    super(detail ? `${code}: ${detail}` : code);
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof DOMException)) return new Failure("unexpected", error instanceof Error ? error.message : String(error));
  return new Failure(error.name === "QuotaExceededError" ? "full" : "storage", error.message || error.name);
}
