// Keys that are held.

/** What Space acts on. Elsewhere it writes, or scrolls as long as it is held. */
const controls = "button, summary, select, input[type=checkbox], input[type=radio], [tabindex='0']";

/** Enter and Space act once, however long they are held: not on what gets the focus next, either. */
export function actOnce(event: KeyboardEvent): void {
  const acts = event.key === "Enter" || (event.key === " " && (event.target as Element | null)?.closest(controls));
  if (!event.repeat || !acts) return;
  event.preventDefault();
  event.stopPropagation();
}
