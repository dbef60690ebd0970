// What is seen after a change, made of what was seen before it.

import type { Changed, Shown } from "./messages";
import type { Look, Step } from "./protocol";

function shownAfter(before: Shown, { log_from, ...changed }: Changed): Shown {
  return { ...before, ...changed, log: [...before.log.slice(0, log_from), ...changed.log] };
}

/** `before`: what was seen at the mark that the change was asked for. */
export function lookAfter(before: Look, { changed, ...step }: Step): Look {
  return { ...before, ...step, shown: shownAfter(before.shown, JSON.parse(changed) as Changed) };
}
