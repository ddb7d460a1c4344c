import type { FormDefinition, FormValues } from "@/lib/forms/form-definition";

const storageKey = (form: Pick<FormDefinition, "name">) => `form:${form.name}`;

/** Keeps what is typed in this tab until it was sent: an accidental reload, or another page's form, finds it again. */
export function saveDraft(form: FormDefinition, element: HTMLFormElement): void {
  const data = new FormData(element);
  const values = form.fields.map((field) => [field, String(data.get(field) ?? "")]);
  withStorage((storage) =>
    storage.setItem(storageKey(form), JSON.stringify(Object.fromEntries(values))),
  );
}

/** What was typed earlier in this tab, field by field; empty when there is nothing. */
export function readDraft<Field extends string>(
  form: FormDefinition<Field>,
): Partial<FormValues<Field>> {
  const text = withStorage((storage) => storage.getItem(storageKey(form)));
  if (!text) return {};
  try {
    const stored = Object.entries(JSON.parse(text) as object);
    const known = stored.filter(
      ([field, value]) => form.fields.includes(field as Field) && typeof value === "string",
    );
    return Object.fromEntries(known) as Partial<FormValues<Field>>;
  } catch {
    return {};
  }
}

/** Forgets what was typed. */
export const clearDraft = (form: Pick<FormDefinition, "name">) =>
  void withStorage((storage) => storage.removeItem(storageKey(form)));

/** Storage can be forbidden or full; a form works without it. */
function withStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.sessionStorage);
  } catch {
    return undefined;
  }
}
