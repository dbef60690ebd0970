// The line to the browser's database. A browser cuts it while the page goes on: when data are cleared, when another
// tab brings a newer version, when the disk fails. Then it is laid anew.

import { Failure } from "../engine/failure";

export const tableName = "games";
/** Rises when the database gets another form. What a saved game looks like has a version of its own. */
const version = 1;

export type Factory = Pick<IDBFactory, "open">;

interface Opening {
  database: Promise<IDBDatabase>;
  /** The same, but fails while other tabs keep a database of an older version open. Once they let go it opens. */
  ready: Promise<IDBDatabase>;
}

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Connection {
  readonly #factory: () => Factory | undefined;
  #opening: Opening | null = null;

  constructor(factory: () => Factory | undefined) {
    this.#factory = factory;
  }

  /** What fails is tried once more on a new line: a transaction is carried out as a whole or not at all. */
  async use<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await this.#tried(work);
    } catch (error) {
      if (error instanceof Failure) throw error;
      return this.#tried(work);
    }
  }

  async #tried<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const opening = (this.#opening ??= this.#open());
    try {
      return await work(await opening.ready);
    } catch (error) {
      // Not what is blocked: a second request would wait behind it, and not even be told so.
      if (!(error instanceof Failure)) this.#drop(opening);
      throw error;
    }
  }

  #open(): Opening {
    const request = this.#request(version);
    const blocked = new Promise<never>((_, reject) => {
      request.onblocked = () => reject(new Failure("blocked"));
    });
    const database = done(request).catch((error: DOMException) => {
      // A newer page was here. Whether a game can still be read is found in the game.
      if (error.name === "VersionError") return done(this.#request());
      throw error;
    });
    const opening = { database, ready: Promise.race([database, blocked]) };
    const drop = () => this.#drop(opening);
    database.then((opened) => {
      opening.ready = database;
      opened.onclose = opened.onversionchange = drop;
    }, drop);
    return opening;
  }

  #request(wanted?: number): IDBOpenDBRequest {
    const factory = this.#factory();
    if (!factory) throw new DOMException("", "NotSupportedError");
    const request = factory.open("tercet", wanted);
    request.onupgradeneeded = () => request.result.createObjectStore(tableName, { keyPath: "id" });
    return request;
  }

  #drop(opening: Opening): void {
    if (this.#opening === opening) this.#opening = null;
    opening.database.then((database) => database.close(), () => {});
  }
}
