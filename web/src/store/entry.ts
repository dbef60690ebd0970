// A saved game as it lies in the store.

import type { Saved } from "../engine/messages";

/** Rises when a saved game of the version before could not be read any more. */
export const currentVersion = 1;

export interface Entry {
  id: string;
  version: number;
  /** When it was last played, in milliseconds since 1970. */
  time: number;
  saved: unknown;
}

export class UnknownVersion extends Error {
  constructor(version: number) {
    super(`saved by another version (${version})`);
  }
}

export function entryOf(id: string, time: number, saved: Saved): Entry {
  return { id, version: currentVersion, time, saved };
}

export function savedOf(entry: Entry): Saved {
  if (entry.version !== currentVersion) throw new UnknownVersion(entry.version);
  return entry.saved as Saved;
}

/** Whatever the version: a file is how an entry that we cannot read is not lost. */
export function exportText(entry: Entry): string {
  return `${JSON.stringify(entry, null, 2)}\n`;
}
