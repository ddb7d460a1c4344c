import type { FormDefinition, FormValues } from "@/lib/forms/form-definition";
import { trimValues } from "@/lib/forms/rules";
import { SPAM_SIGNAL_FIELDS } from "@/lib/forms/spam-signal-fields";
import { labelFields, type SubmittedField } from "@/components/forms/submitted-fields";

/** What a form element contains at one moment. */
export type FormInput<Field extends string> = {
  element: HTMLFormElement;
  /** As typed, for the draft; a field that the form does not show is empty. */
  raw: FormValues<Field>;
  /** Trimmed, for the rules and the server (§5). */
  values: FormValues<Field>;
  /** With their labels, for the success message and the mail draft. */
  submittedFields: SubmittedField[];
  honeypot: string;
  /** Time of the reading, in milliseconds since the page began to load. */
  readAt: number;
};

/** Reads a form element. Drafts, rules, native validity and the request all use this reading. */
export function readForm<Field extends string>(
  element: HTMLFormElement,
  { fields }: Pick<FormDefinition<Field>, "fields">,
): FormInput<Field> {
  const data = new FormData(element);
  const textOf = (name: string) => String(data.get(name) ?? "");
  const raw = Object.fromEntries(
    fields.map((field) => [field, textOf(field)]),
  ) as FormValues<Field>;
  const values = trimValues(raw);
  return {
    element,
    raw,
    values,
    submittedFields: labelFields(element, values),
    honeypot: textOf(SPAM_SIGNAL_FIELDS.honeypot),
    readAt: performance.now(),
  };
}
