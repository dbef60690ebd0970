// What can be seen on a screen, and what lies on something else.
import type { Page } from "playwright-core";

/** Those that are not wholly in sight: cut off by the window or by what scrolls, or covered. */
export const unseen = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) => {
    const slack = 1;
    const { clientWidth, clientHeight } = document.documentElement;
    const isSeen = (element: Element): boolean => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      if (left < -slack || top < -slack || right > clientWidth + slack || bottom > clientHeight + slack) return false;
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        if (left < box.left - slack || top < box.top - slack || right > box.right + slack || bottom > box.bottom + slack) return false;
      }
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    return elements.filter((element) => !isSeen(element)).map((element) => element.outerHTML.slice(0, 120));
  });

/** Whether the page can be pushed to the side. Not against the inner width: a phone makes that wider, and everything smaller. */
export const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Texts for the ear alone that take room all the same: the page could be pushed to the side by a longer one. */
export const roomyHidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => getComputedStyle(element).clipPath === "inset(50%)" && element.offsetWidth > 1)
    .map((element) => element.textContent!.trim()));

/** Texts that do not fit into their boxes. */
export const cutTexts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.textContent!.trim()));

/** What is chosen or written in fields that are too narrow for it. */
export const cutFields = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((fields) =>
    (fields as (HTMLSelectElement | HTMLInputElement)[])
      .map((field) => ({ field, text: field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.value }))
      .filter(({ field, text }) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const arrow = field instanceof HTMLSelectElement ? 16 : 0;
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = font;
        return pen.measureText(text).width + parseFloat(paddingLeft) + parseFloat(paddingRight) + arrow > field.clientWidth + 1;
      })
      .map(({ text }) => text));

/** Pairs of elements, none inside the other, that lie on each other. */
export const overlaps = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) => {
    const slack = 1;
    const isDrawn = (element: Element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none";
    const boxes = elements.filter(isDrawn).map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ element, box }, index) =>
      boxes.slice(index + 1)
        .filter((other) => !element.contains(other.element) && !other.element.contains(element))
        .filter((other) => box.left < other.box.right - slack && other.box.left < box.right - slack)
        .filter((other) => box.top < other.box.bottom - slack && other.box.top < box.bottom - slack)
        .map((other) => `${element.outerHTML.slice(0, 90)} | ${other.element.outerHTML.slice(0, 90)}`));
  });
