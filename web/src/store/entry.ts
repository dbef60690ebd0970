// A saved game as it lies in the store, and how one of an older version is read.

import { Failure } from "../engine/failure";
import type { Saved } from "../engine/messages";

export interface Entry {
  id: string;
  version: number;
  /** When it was last played, in milliseconds since 1970. */
  time: number;
  saved: unknown;
  /** Rises with every move, also with one that is taken back. */
  revision?: number;
  /** How each seat has laid out its rack. */
  orders?: Record<number, string[]>;
}

/** Makes a saved game of one version one of the next. */
export type Migration = (saved: unknown) => unknown;

export interface Versions {
  current: number;
  /** By the version that they start from. */
  migrations: Readonly<Record<number, Migration>>;
}

/**
 * The version rises when this page could not read a saved game of the version before, and when a page of the version
 * before, still open in another tab, could not read one of this page or would damage it when it is played on. The
 * migration that makes an older one readable goes here.
 */
export const versions: Versions = {
  current: 2,
  migrations: {
    // Seeds have become longer, and a record tells what was taken back: what has neither is still right.
    1: (saved) => saved,
  },
};

/** Kept by a newer page, by one so old that nobody knows it any more, or no saved game at all. */
export type Trouble = "newer" | "older" | "broken";

export class Unreadable extends Failure {
  constructor(readonly trouble: Trouble, detail = "") {
    super(trouble, detail);
  }
}

export function entryOf(id: string, time: number, saved: Saved, { current } = versions): Entry {
  return { id, version: current, time, saved };
}

export const revisionOf = ({ revision = 0 }: Entry): number => revision;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether it has the parts of a saved game; what is in them the engine checks. */
function isSaved(value: unknown): value is Saved {
  if (!isObject(value) || !isObject(value.record)) return false;
  const { seats, rounds } = value.record;
  return Array.isArray(seats) && Array.isArray(rounds) && Array.isArray(value.players) && typeof value.seed === "string";
}

/** The game in an entry, brought to the current version. The entry stays as it is. */
export function savedOf({ version, saved }: Entry, { current, migrations } = versions): Saved {
  if (!Number.isInteger(version)) throw new Unreadable("broken");
  if (version > current) throw new Unreadable("newer", String(version));
  let migrated = version < current ? structuredClone(saved) : saved;
  for (let from = version; from < current; ++from) {
    const migrate = migrations[from];
    if (!migrate) throw new Unreadable("older", String(version));
    try {
      migrated = migrate(migrated);
    } catch {
      throw new Unreadable("broken");
    }
  }
  if (!isSaved(migrated)) throw new Unreadable("broken");
  return migrated;
}

/** Whatever the version: a file is how an entry that we cannot read is not lost. */
export function exportText(entry: Entry): string {
  return `${JSON.stringify(entry, null, 2)}\n`;
}
