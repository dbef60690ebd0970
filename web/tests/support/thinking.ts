// Computers that think until a test lets them go on, however fast or slow the machine is.
import type { Page } from "playwright-core";
import type { Saved } from "../../src/engine/messages";
import { arrange } from "./arranged";

/** As the page's pace "slow" has it. */
const slow = 1600;

/** Opens a table where each computer waits for `letPlay`. */
export async function arrangeThinking(page: Page, saved: Saved): Promise<void> {
  await page.addInitScript((pause) => {
    const plain = window.setTimeout.bind(window);
    const waiting: (() => void)[] = [];
    const held = (work: () => void, milliseconds?: number) => (milliseconds === pause ? waiting.push(work) : plain(work, milliseconds));
    Object.assign(window, { setTimeout: held, letPlay: () => waiting.splice(0).forEach((work) => work()) });
  }, slow);
  await arrange(page, saved, "slow");
}
export const letPlay = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { letPlay: () => void }).letPlay());
export const thinking = (page: Page) => page.locator(".player.turn", { hasText: "thinking" });
