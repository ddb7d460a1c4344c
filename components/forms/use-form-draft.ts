"use client";

import { useEffect } from "react";
import { draftKey, type FormDefinition, type FormValues } from "@/lib/forms/form-definition";

/**
 * Stores what is typed for this tab (sessionStorage) until it is sent, and restores it on mount: an
 * accidental reload, or the same form on another page, finds it again.
 */
export function useFormDraft<Field extends string>(
  form: FormDefinition<Field>,
  setValue: (field: Field, value: string) => void,
) {
  const key = draftKey(form);
  useEffect(() => {
    const draft = parseDraft(withStorage((storage) => storage.getItem(key)));
    for (const field of form.fields) {
      const value = draft[field];
      if (typeof value === "string" && value) setValue(field, value);
    }
  }, [form, key, setValue]);
  return {
    save: (values: FormValues<Field>) =>
      withStorage((storage) => storage.setItem(key, JSON.stringify(values))),
    clear: () => withStorage((storage) => storage.removeItem(key)),
  };
}

function parseDraft(text: string | null | undefined): Record<string, unknown> {
  try {
    return { ...JSON.parse(text ?? "{}") };
  } catch {
    return {};
  }
}

/** Storage can be forbidden or full; the form works without it. */
function withStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.sessionStorage);
  } catch {
    return undefined;
  }
}
