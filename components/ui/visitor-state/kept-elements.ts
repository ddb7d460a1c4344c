/**
 * The elements of a page that keep something of the visitor, and how the one that React puts in the
 * place of another is known.
 */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELDS = "input,textarea,select";
/** In the order in which they are restored: a field in a closed dialog cannot have the focus. */
const KEPT = `details,form,fieldset,button,a,${FIELDS},dialog,[popover]`;

/** An element of the page as it was, with what finds its successor. */
export type Kept = { element: HTMLElement; name: string; index: number };

export const isField = (element: Element): element is Field => element.matches(FIELDS);

export const keyOf = ({ name, index }: Kept) => `${index} ${name}`;

/**
 * @returns the page's elements, each with a name that its successor has too, and its place among
 *   those of the name
 */
export function keptElements(): Kept[] {
  const elements = [...document.querySelectorAll<HTMLElement>(KEPT)];
  const counts = new Map<string, number>();
  return elements.map((element) => {
    const name = nameOf(element);
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    return { element, name, index };
  });
}

/** Not the ids of fields: React counts them anew. Not texts or labels, which are translated. */
function nameOf(element: HTMLElement): string {
  const isLayer = element.matches("dialog,[popover]");
  const value = element.matches("[type=radio],[type=checkbox]") && element.getAttribute("value");
  return [
    element.localName,
    isLayer ? element.id : element.getAttribute("name"),
    value,
    element.getAttribute("href"),
    element.getAttribute("commandfor"),
    element.closest("form")?.getAttribute("action"),
  ].join(" ");
}
