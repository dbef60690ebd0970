// Puts a match into the page's own store, in the form in which the page keeps it, and opens it.
import type { Page } from "playwright-core";
import type { Saved } from "../../src/engine/messages";
import { entryOf, savedOf, type Entry } from "../../src/store/entry";
import type { Pace } from "../../src/store/preferences.svelte";

export async function store(page: Page, entry: Entry): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("tercet");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("games", "readwrite");
          transaction.objectStore("games").put(kept);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    entry,
  );
}

export const keep = (page: Page, saved: Saved, id = "arranged", time = Date.now()) => store(page, entryOf(id, time, saved));

/** What the page has stored, with everything that is hidden. */
export async function stored(page: Page, id = "arranged"): Promise<Entry> {
  const entry = await page.evaluate(
    (wanted) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open("tercet");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("games").objectStore("games").get(wanted);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    id,
  );
  return entry as Entry;
}

/** The match in it. */
export const kept = async (page: Page, id = "arranged"): Promise<Saved> => savedOf(await stored(page, id));

/** The same, but for what was taken back in it: that is kept too. */
export async function keptOfPlay(page: Page): Promise<Saved> {
  const saved = await kept(page);
  const rounds = saved.record.rounds.map(({ incidents: _, ...round }) => round);
  return { ...saved, record: { ...saved.record, rounds } };
}

/** Opens a stored match at its address, as if the page had been left there. */
export async function visit(page: Page, id = "arranged", pace: Pace = "instant"): Promise<void> {
  await page.evaluate(
    ([table, wanted]) => {
      localStorage.setItem("tercet.pace", JSON.stringify(wanted));
      location.hash = `#/table/${table}`;
    },
    [id, pace] as const,
  );
  await page.reload();
  await page.locator(".table").waitFor();
}

export async function arrange(page: Page, saved: Saved, pace: Pace = "instant"): Promise<void> {
  await keep(page, saved);
  await visit(page, "arranged", pace);
}
