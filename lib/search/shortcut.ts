/** The fields of a KeyboardEvent that are needed. */
type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & {
  target: EventTarget | null;
};

const TEXT_FIELD = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/**
 * Whether a key press opens the search: "/" or Ctrl-K (⌘K), outside of text fields.
 * @param slash whether "/" is enabled; visitors can disable it
 */
export function isSearchShortcut(press: KeyPress, slash: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = press;
  if (target instanceof Element && target.closest(TEXT_FIELD)) return false;
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !altKey;
  // Some Brazilian keyboards type the slash with AltGr, which Windows reports as Ctrl + Alt.
  return slash && key === "/" && !metaKey && ctrlKey === altKey;
}
