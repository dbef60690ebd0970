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

/** From the next load on a worker that a test directs: it shows no table, or keeps all its answers until it may go on. */
export async function directedWorker(page: Page): Promise<(what: "show nothing" | "wait" | "go on") => Promise<void>> {
  await changeWorker(page, `
    const answer = self.postMessage.bind(self);
    const director = new BroadcastChannel("director");
    let mode = "go on";
    const waiting = [];
    director.onmessage = ({ data }) => {
      mode = data;
      if (mode === "go on") waiting.splice(0).forEach((reply) => answer(reply));
      director.postMessage("heard");
    };
    self.postMessage = (reply) => {
      if (mode === "wait") waiting.push(reply);
      else if (mode === "show nothing" && (reply.answer?.shown ?? reply.answer?.step)) answer({ id: reply.id, failure: { code: "storage", detail: "" } });
      else answer(reply);
    };`);
  return (what) =>
    page.evaluate((wanted) => new Promise<void>((resolve) => {
      const channel = new BroadcastChannel("director");
      channel.onmessage = () => {
        channel.close();
        resolve();
      };
      channel.postMessage(wanted);
    }), what);
}
