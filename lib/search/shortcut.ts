/** As much of a key press as decides; a KeyboardEvent has it all. */
type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & {
  target: EventTarget | null;
};

/** Where a key press is text. */
const TEXT_FIELD = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/**
 * Whether a key press asks for the search: "/" or Ctrl-K (⌘K), unless it is meant for a field.
 * @param slash whether "/" counts; a visitor can switch it off
 */
export function isSearchShortcut(press: KeyPress, slash: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = press;
  if (target instanceof Element && target.closest(TEXT_FIELD)) return false;
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !altKey;
  // Some Brazilian keyboards type the slash with AltGr, which Windows reports as Ctrl and Alt together.
  return slash && key === "/" && !metaKey && ctrlKey === altKey;
}
