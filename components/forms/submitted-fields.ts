import { controlOf } from "@/components/forms/form-draft";
import type { Values } from "@/components/forms/form-rules";
import {
  measureLines,
  type Measures,
  MEASURES,
} from "@/supabase/functions/_shared/contract/measures";

/** A field as the visitor sees it: its label, and the text of the chosen option for a select. */
export type SubmittedField = { field: string; label: string; text: string };

/** What stands in the fields of a form in the page. */
export const labelFields = (element: HTMLFormElement, values: Values): SubmittedField[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const control = controlOf(element, field);
    if (!control) return [];
    const label = control.labels?.[0]?.firstChild?.textContent ?? field;
    const option = control instanceof HTMLSelectElement ? control.selectedOptions[0] : undefined;
    return { field, label, text: value && (option?.text ?? value) };
  });

/** The measures of a calculator as one field, if there are any. */
export const measuresField = (measures: Measures): SubmittedField[] =>
  measures.length > 0
    ? [{ field: MEASURES.key, label: MEASURES.label, text: measureLines(measures).join("\n") }]
    : [];
