// What all files of tests share: one browser, and the program that serves the page, near and from afar. Tests reach the
// browser by its address, and each opens contexts of its own, so that nothing stays from one to the next.
import { mkdirSync } from "node:fs";
import { hostname } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { serve } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    /** Where Playwright finds the browser. */
    browser: string;
    /** The page's address on this machine. */
    near: string;
    /** Its address by the name of this machine, as others on its network open it. */
    afar: string;
  }
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(fileURLToPath(new URL("../screens/", import.meta.url)), { recursive: true });
  const name = `${hostname()}.local`;
  const near = await serve();
  const afar = await serve("--lan");
  const browser = await chromium.launchServer({
    host: "127.0.0.1",
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      `--host-resolver-rules=MAP localhost 127.0.0.1, MAP ${name} 127.0.0.1`],
  });
  project.provide("browser", browser.wsEndpoint());
  project.provide("near", near.url);
  project.provide("afar", afar.url.replace("localhost", name));
  return async () => {
    await browser.close();
    near.close();
    afar.close();
  };
}
