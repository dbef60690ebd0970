// Where saved games are kept: the browser's database, or memory where there is none.

import type { Entry } from "./entry";

export interface GameStore {
  all(): Promise<Entry[]>;
  load(id: string): Promise<Entry | undefined>;
  save(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  /** Runs alone among everybody who works on this game, also in other tabs. */
  alone<T>(id: string, work: () => Promise<T>): Promise<T>;
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
    all: () => done(reading().getAll() as IDBRequest<Entry[]>),
    load: (id) => done(reading().get(id) as IDBRequest<Entry | undefined>),
    save: (entry) => writing((games) => games.put(entry)),
    remove: (id) => writing((games) => games.delete(id)),
    alone: async (id, work) => await navigator.locks.request(`tercet-${id}`, work),
  };
}

export function inMemory(): GameStore {
  const games = new Map<string, Entry>();
  let queue: Promise<unknown> = Promise.resolve();
  return {
    all: async () => [...games.values()],
    load: async (id) => games.get(id),
    save: async (entry) => void games.set(entry.id, structuredClone(entry)),
    remove: async (id) => void games.delete(id),
    alone: (_id, work) => {
      const result = queue.then(work);
      queue = result.catch(() => undefined);
      return result;
    },
  };
}

export async function openGameStore(): Promise<GameStore> {
  try {
    return inDatabase(await openDatabase());
  } catch {
    return inMemory();
  }
}
