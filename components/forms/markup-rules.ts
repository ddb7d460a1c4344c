import type { FormDefinition, FormValues } from "@/lib/forms/form-definition";
import { trimValues } from "@/lib/forms/rules";

/**
 * Whether the fields that §5 leaves to the markup satisfy it; if not, the browser shows its own message. They are asked
 * only once the form's own rules hold, whose words are §8's.
 */
export function markupAllows<Field extends string>(
  element: HTMLFormElement,
  form: FormDefinition<Field>,
): boolean {
  const data = new FormData(element);
  const values = Object.fromEntries(
    form.fields.map((field) => [field, String(data.get(field) ?? "")]),
  ) as FormValues<Field>;
  const [problem] = form.problems(trimValues(values));
  if (problem && !form.requiredByMarkup?.includes(problem.field as Field)) return true;
  return (form.requiredByMarkup ?? []).every((field) => {
    const control = element.elements.namedItem(field);
    return !isControl(control) || control.reportValidity();
  });
}

const isControl = (
  element: Element | RadioNodeList | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element !== null && "reportValidity" in element;
