import { describe, expect, it } from "vitest";
import { Connection, type Factory } from "./connection";
import { openGameStore } from "./game_store";

/** A browser's database that opens, fails or waits as it is told to; what it holds does not matter here. */
class FakeBrowser {
  readonly databases: { closed: boolean; onclose?: () => void; onversionchange?: () => void; close: () => void }[] = [];
  readonly wanted: (number | undefined)[] = [];
  readonly waiting: (() => void)[] = [];
  readonly #answers: ("opens" | "is blocked" | DOMException)[];

  constructor(...answers: ("opens" | "is blocked" | DOMException)[]) {
    this.#answers = answers;
  }
  connection(): Connection {
    return new Connection(() => ({ open: (_, version) => this.#open(version) }) as Factory);
  }
  #open(version?: number): IDBOpenDBRequest {
    const database = { closed: false, close: () => void (database.closed = true) };
    const request = {} as { result: unknown; error: unknown; onsuccess(): void; onerror(): void; onblocked(): void };
    const open = () => {
      this.databases.push(database);
      request.result = database;
      request.onsuccess();
    };
    this.wanted.push(version);
    const answer = this.#answers.shift() ?? "opens";
    queueMicrotask(() => {
      if (answer === "opens") return open();
      if (answer === "is blocked") return this.waiting.push(open) && request.onblocked();
      request.error = answer;
      request.onerror();
    });
    return request as unknown as IDBOpenDBRequest;
  }
}

const failing = (name: string, message = "") => new DOMException(message, name);
/** Which of the opened databases is used. */
const used = (browser: FakeBrowser, connection: Connection) =>
  connection.use(async (database) => browser.databases.indexOf(database as never));

describe("the line to the database", () => {
  it("stays open", async () => {
    const browser = new FakeBrowser();
    const connection = browser.connection();
    expect([await used(browser, connection), await used(browser, connection)]).toEqual([0, 0]);
  });

  it.each(["onclose", "onversionchange"] as const)("is opened anew after %s, and the old one is closed", async (event) => {
    const browser = new FakeBrowser();
    const connection = browser.connection();
    await used(browser, connection);
    browser.databases[0]![event]!();
    expect(await used(browser, connection)).toBe(1);
    expect(browser.databases.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it("is opened anew for work that fails, once", async () => {
    const browser = new FakeBrowser();
    const connection = browser.connection();
    let failures = 1;
    const work = async () => {
      if (failures-- > 0) throw failing("InvalidStateError");
      return "done";
    };
    expect(await connection.use(work)).toBe("done");
    expect(browser.databases.map(({ closed }) => closed)).toEqual([true, false]);
    failures = 2;
    await expect(connection.use(work)).rejects.toHaveProperty("name", "InvalidStateError");
    failures = 0;
    expect(await connection.use(work)).toBe("done");
  });

  it("leads to the database of a newer page, too", async () => {
    const browser = new FakeBrowser(failing("VersionError"));
    expect(await used(browser, browser.connection())).toBe(0);
    expect(browser.wanted[1]).toBeUndefined();
  });

  it("tells that other tabs are in the way, as long as they are", async () => {
    const browser = new FakeBrowser("is blocked");
    const connection = browser.connection();
    for (let time = 0; time < 2; ++time) await expect(used(browser, connection)).rejects.toHaveProperty("code", "blocked");
    expect(browser.wanted).toHaveLength(1);
    browser.waiting[0]!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await used(browser, connection)).toBe(0);
  });
});

describe("saved games", () => {
  it.each([
    ["SecurityError", ""], ["InvalidStateError", ""], ["UnknownError", "The user denied permission to access the database."],
  ])("are in memory where a browser forbids more: %s %s", async (name, message) => {
    const browser = new FakeBrowser(failing(name, message), failing(name, message));
    expect(await openGameStore(browser.connection())).toHaveProperty("lasts", false);
  });

  it("are in memory where there is no database", async () => {
    expect(await openGameStore(new Connection(() => undefined))).toHaveProperty("lasts", false);
  });

  it.each(["UnknownError", "AbortError", "QuotaExceededError"])("are not given up for an empty memory after %s", async (name) => {
    const browser = new FakeBrowser(failing(name), failing(name));
    const connection = browser.connection();
    await expect(openGameStore(connection)).rejects.toHaveProperty("name", name);
    expect(await openGameStore(connection)).toHaveProperty("lasts", true);
  });
});
