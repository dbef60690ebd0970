// Where saved games are kept: the browser's database, or memory where there is none.

import { Connection, done, tableName } from "./connection";
import type { Entry } from "./entry";

export interface GameStore {
  /** Games outlive the page. Not so where the browser gives no room, as in some private windows. */
  readonly lasts: boolean;
  all(): Promise<Entry[]>;
  load(id: string): Promise<Entry | undefined>;
  save(entry: Entry): Promise<void>;
  /**
   * Puts what `change` makes of the stored entry in its place, unless it makes nothing. Nobody else, in
   * whatever tab, gets between. Gives what was put.
   */
  update(id: string, change: (entry: Entry) => Entry | null): Promise<Entry | null>;
  remove(id: string): Promise<void>;
}

function inDatabase(connection: Connection): GameStore {
  const reading = <T>(work: (games: IDBObjectStore) => IDBRequest<T>) =>
    connection.use((database) => done(work(database.transaction(tableName).objectStore(tableName))));
  const writing = (work: (games: IDBObjectStore) => void) =>
    connection.use((database) => new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(tableName, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new DOMException("", "AbortError"));
      work(transaction.objectStore(tableName));
    }));
  return {
    lasts: true,
    all: () => reading((games) => games.getAll() as IDBRequest<Entry[]>),
    load: (id) => reading((games) => games.get(id) as IDBRequest<Entry | undefined>),
    save: (entry) => writing((games) => games.put(entry)),
    update: async (id, change) => {
      let next: Entry | null = null;
      await writing((games) => {
        const request = games.get(id) as IDBRequest<Entry | undefined>;
        request.onsuccess = () => {
          next = request.result ? change(request.result) : null;
          if (next) games.put(next);
        };
      });
      return next;
    },
    remove: (id) => writing((games) => games.delete(id)),
  };
}

export function inMemory(): GameStore {
  const games = new Map<string, Entry>();
  return {
    lasts: false,
    all: async () => [...games.values()],
    load: async (id) => games.get(id),
    save: async (entry) => void games.set(entry.id, structuredClone(entry)),
    update: async (id, change) => {
      const entry = games.get(id);
      const next = entry ? change(entry) : null;
      if (next) games.set(id, structuredClone(next));
      return next;
    },
    remove: async (id) => void games.delete(id),
  };
}

/** The browser lets this page keep nothing. Chromium says that in words only. */
const isForbidden = (error: unknown): boolean =>
  error instanceof DOMException
  && (["NotSupportedError", "SecurityError", "InvalidStateError"].includes(error.name) || /denied/.test(error.message));

const browsers = new Connection(() => globalThis.indexedDB);

/** Whatever else goes wrong is no reason to begin with an empty memory: the games are there. */
export async function openGameStore(connection = browsers): Promise<GameStore> {
  try {
    await connection.use(async () => {});
    return inDatabase(connection);
  } catch (error) {
    if (isForbidden(error)) return inMemory();
    throw error;
  }
}
