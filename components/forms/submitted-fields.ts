import { findControl } from "@/components/forms/find-control";

/** A field as the visitor sees it: its label, and the text of the chosen option for a select. */
export type SubmittedField = { field: string; label: string; text: string };

/** The fields that the form shows, in their order, each with its label. */
export const labelFields = (
  element: HTMLFormElement,
  values: Record<string, string>,
): SubmittedField[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const control = findControl(element, field);
    if (!control) return [];
    const label = control.labels?.[0]?.firstChild?.textContent ?? field;
    const option = control instanceof HTMLSelectElement ? control.selectedOptions[0] : undefined;
    return { field, label, text: value && (option?.text ?? value) };
  });

/** One line per field that is not empty, for the WhatsApp message and the mail draft. */
export const submittedFieldsText = (fields: readonly SubmittedField[]) =>
  fields.flatMap(({ label, text }) => (text ? `${label}: ${text}` : [])).join("\n");
