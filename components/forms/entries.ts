/** What was entered in one field, as a person reads it: under its label, and a choice in its words. */
export type Entry = { field: string; label: string; text: string };

/** Everything entered in a form, in the order of its fields. */
export function readEntries(element: HTMLFormElement, fields: readonly string[]): Entry[] {
  return fields.flatMap((field) => {
    const control = element.elements.namedItem(field);
    if (!isControl(control)) return [];
    const isChoice = control instanceof HTMLSelectElement;
    const text = isChoice
      ? control.value && (control.selectedOptions[0]?.text ?? "")
      : control.value.trim();
    return [{ field, label: control.labels?.[0]?.firstChild?.textContent ?? field, text }];
  });
}

/** The entries as text, for a message that is sent in another way. */
export const entriesText = (entries: readonly Entry[]) =>
  entries.flatMap(({ label, text }) => (text ? `${label}: ${text}` : [])).join("\n");

const isControl = (
  element: Element | RadioNodeList | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element !== null && "labels" in element;
