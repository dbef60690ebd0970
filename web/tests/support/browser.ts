// Pages for the tests of a file; every page fails its test if anything goes wrong on it.
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import type { Saved } from "../../src/engine/messages";
import type { Pace } from "../../src/store/preferences.svelte";
import { arrange } from "./arranged";

const screens = fileURLToPath(new URL("../screens/", import.meta.url));
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export interface Opened {
  page: Page;
  /** What the browser complained about. */
  complaints: string[];
  close: () => Promise<void>;
}

export interface TestBrowser {
  /** The start screen of a new visitor. */
  open: (options?: BrowserContextOptions) => Promise<Opened>;
  /** The table of a match that was arranged. */
  table: (saved: Saved, options?: BrowserContextOptions, pace?: Pace) => Promise<Opened>;
}

/** `fromAfar`: by the name of this machine, as others on its network open the page. */
export function browserForTests({ fromAfar = false } = {}): TestBrowser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
  });
  // What a test that failed left open would go on beside the next.
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser?.close());

  async function open(options: BrowserContextOptions = {}): Promise<Opened> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: "dark", reducedMotion: "reduce", ...options });
    const complaints: string[] = [];
    context.on("page", (page) => {
      page.setDefaultTimeout(10_000);
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" || /content security|svelte/i.test(message.text())) complaints.push(message.text());
      });
    });
    const page = await context.newPage();
    await page.goto(inject(fromAfar ? "afar" : "near"));
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    return {
      page,
      complaints,
      close: async () => {
        await context.close();
        expect(complaints).toEqual([]);
      },
    };
  }
  return {
    open,
    table: async (saved, options, pace) => {
      const opened = await open(options);
      await arrange(opened.page, saved, pace);
      return opened;
    },
  };
}

export const screen = (page: Page, name: string) => page.screenshot({ path: `${screens}${name}.png` });
