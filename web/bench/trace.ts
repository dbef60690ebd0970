// Main-thread time, read off a trace of the browser.

interface Event {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds; `tdur` without the time in which the machine did something else. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}
export const categories = ["toplevel", "devtools.timeline"];

const end = ({ ts, dur = 0 }: Event) => ts + dur;

/** What the browser does for a page, as its developer tools list it; the rest of a task is its own bookkeeping. */
const forThePage = new Set([
  "EventDispatch", "FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire", "MinorGC", "MajorGC",
  "HitTest", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit",
]);

/** Milliseconds of the main thread: all of it, and the part that is for the page. */
export interface Cost {
  whole: number;
  page: number;
}

/**
 * What each event of a type cost the main thread: the task that dispatched it (scripts, and all that follows from
 * them), and if that drew no frame, the next one that did (styles, layout, paint).
 */
export function costs(trace: Buffer, type: string): Cost[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] };
  const dispatched = traceEvents.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === type).sort((a, b) => a.ts - b.ts);
  if (!dispatched[0]) throw new Error(`no ${type} in the trace`);
  const { pid, tid } = dispatched[0];
  const main = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X").sort((a, b) => a.ts - b.ts);
  const tasks = outermost(main.filter(({ name }) => /RunTask$/.test(name)));
  const work = outermost(main.filter(({ name }) => forThePage.has(name)));
  const frames = main.filter(({ name }) => name === "Layerize");
  const taskAt = (ts: number) => tasks.find((task) => task.ts <= ts && ts < end(task));
  const milliseconds = (events: Event[]) => events.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur) / 1000, 0);
  return dispatched.map(({ ts }) => {
    const frame = frames.find((drawn) => drawn.ts >= ts);
    const parts = [...new Set([taskAt(ts), frame && taskAt(frame.ts)])].filter((task) => task !== undefined);
    const within = ({ ts: at }: Event) => parts.some((task) => task.ts <= at && at < end(task));
    return { whole: milliseconds(parts), page: milliseconds(work.filter(within)) };
  });
}

/** Events within others would count twice. */
function outermost(events: Event[]): Event[] {
  let last = -Infinity;
  return events.filter((event) => {
    if (event.ts < last) return false;
    last = end(event);
    return true;
  });
}

export function percentiles(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(1).padStart(5);
  return `${at(0.5)} ${at(0.95)} ${at(0.99)}`;
}
