// Keys that are held.

const isText = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio";

/** Enter and Space act once, however long they are held: not on what gets the focus next, either. */
export function actOnce(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== "Enter" && (event.key !== " " || isText(event.target)))) return;
  event.preventDefault();
  event.stopPropagation();
}
