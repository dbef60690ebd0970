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

/**
 * What each event of a type cost the main thread, in milliseconds: the task that dispatched it (scripts, and all that
 * follows from them), and if that drew no frame, the next one that did (styles, layout, paint).
 */
export function costs(trace: Buffer, type: string): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] };
  const dispatched = traceEvents.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === type).sort((a, b) => a.ts - b.ts);
  if (!dispatched[0]) throw new Error(`no ${type} in the trace`);
  const { pid, tid } = dispatched[0];
  const main = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X").sort((a, b) => a.ts - b.ts);
  const tasks = outermost(main.filter(({ name }) => /RunTask$/.test(name)));
  const frames = main.filter(({ name }) => name === "Layerize");
  const taskAt = (ts: number) => tasks.find((task) => task.ts <= ts && ts < end(task));
  return dispatched.map(({ ts }) => {
    const frame = frames.find((drawn) => drawn.ts >= ts);
    const parts = new Set([taskAt(ts), frame && taskAt(frame.ts)]);
    return [...parts].reduce((sum, task) => sum + (task?.tdur ?? task?.dur ?? 0) / 1000, 0);
  });
}

/** Tasks within tasks would count twice. */
function outermost(tasks: Event[]): Event[] {
  let last = -Infinity;
  return tasks.filter((task) => {
    if (task.ts < last) return false;
    last = end(task);
    return true;
  });
}

export function percentiles(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(2);
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  (${values.length})`;
}
