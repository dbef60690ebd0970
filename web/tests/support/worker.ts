// A worker for which the browser is not what it should be.
import type { Page } from "playwright-core";

/** Runs a script in the worker before its own, from the next load on. */
export const changeWorker = (page: Page, script: string): Promise<unknown> =>
  page.route("**/worker-*.js", async (route) => {
    // By number: a bare system knows no name, not even its own, and here it is not the browser that asks.
    const response = await route.fetch({ url: route.request().url().replace("localhost", "127.0.0.1") });
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });

export const withoutDatabase = (page: Page) => changeWorker(page, 'Object.defineProperty(self, "indexedDB", { value: undefined });');
