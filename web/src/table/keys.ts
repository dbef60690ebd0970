// Keys at the table, wherever the focus is.

export interface KeyActions {
  draw(): void;
  pass(): void;
  swap(): void;
  undo(): void;
  hint(): void;
  sort(): void;
  fit(): void;
  last(): void;
  closer(): void;
  farther(): void;
  back(): void;
  help(): void;
  tile(index: number): void;
}
type Plain = Exclude<keyof KeyActions, "tile">;

const keys: Record<string, Plain> = {
  d: "draw", p: "pass", x: "swap", u: "undo", h: "hint", s: "sort", f: "fit", l: "last",
  "+": "closer", "=": "closer", "-": "farther", escape: "back", "?": "help",
};

/** A key that is held does these again and again; everything else counts once. */
const repeating = new Set(["+", "=", "-"]);

/** `letters`: keys of one letter act as well; who speaks to the machine may not want that. */
export function tableKey(event: KeyboardEvent, actions: KeyActions, letters: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.repeat && !repeating.has(event.key)) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest("input, select, textarea, dialog")) return;
  if (!letters && event.key.length === 1) return;
  if (/^[1-9]$/.test(event.key)) return actions.tile(Number(event.key) - 1);
  const action = keys[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  actions[action]();
}

/** Rows and columns of an arrow key; null for any other. */
export function arrowStep(key: string): [number, number] | null {
  switch (key) {
    case "ArrowUp": return [-1, 0];
    case "ArrowDown": return [1, 0];
    case "ArrowLeft": return [0, -1];
    case "ArrowRight": return [0, 1];
    default: return null;
  }
}
