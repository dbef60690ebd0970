// Where saved games are kept: the browser's database, or memory where there is none.

import type { Entry } from "./entry";

export interface GameStore {
  /** Games outlive the page. Not so where the browser gives no room, as in some private windows. */
  readonly lasts: boolean;
  all(): Promise<Entry[]>;
  load(id: string): Promise<Entry | undefined>;
  save(entry: Entry): Promise<void>;
  /**
   * Puts what `change` makes of the stored entry in its place, unless it makes nothing. Nobody else, in
   * whatever tab, gets between. True if something was put.
   */
  update(id: string, change: (entry: Entry) => Entry | null): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const tableName = "games";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open("tercet", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(tableName, { keyPath: "id" });
  return done(request);
}

function inDatabase(database: IDBDatabase): GameStore {
  const reading = () => database.transaction(tableName).objectStore(tableName);
  const writing = (work: (games: IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(tableName, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
      work(transaction.objectStore(tableName));
    });
  return {
    lasts: true,
    all: () => done(reading().getAll() as IDBRequest<Entry[]>),
    load: (id) => done(reading().get(id) as IDBRequest<Entry | undefined>),
    save: (entry) => writing((games) => games.put(entry)),
    update: async (id, change) => {
      let changed = false;
      await writing((games) => {
        const request = games.get(id) as IDBRequest<Entry | undefined>;
        request.onsuccess = () => {
          const next = request.result && change(request.result);
          if (!next) return;
          changed = true;
          games.put(next);
        };
      });
      return changed;
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
      const next = entry && change(entry);
      if (next) games.set(id, structuredClone(next));
      return Boolean(next);
    },
    remove: async (id) => void games.delete(id),
  };
}

export async function openGameStore(): Promise<GameStore> {
  try {
    return inDatabase(await openDatabase());
  } catch {
    return inMemory();
  }
}
