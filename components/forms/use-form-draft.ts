"use client";

import { useEffect } from "react";
import { draftKey } from "@/lib/forms/post-form";
import { fieldNames, type Form } from "@/supabase/functions/_shared/contract/form";

/**
 * Stores what is typed for this tab (sessionStorage) until it is sent, and restores it on mount: an
 * accidental reload, or the same form on another page, finds it again. What was typed before React
 * stays and joins the draft; what the browser restored by itself is older than the draft.
 */
export function useFormDraft<Name extends string>(
  form: Form<Name>,
  getValue: (field: Name) => string | undefined,
  setValue: (field: Name, value: string) => void,
) {
  const key = draftKey(form);
  useEffect(() => {
    const draft = parseDraft(withStorage((storage) => storage.getItem(key)));
    const isInUse = document.activeElement?.closest(`[data-draft="${key}"]`) != null;
    for (const field of fieldNames(form)) {
      const typed = isInUse && getValue(field);
      const value = draft[field];
      if (typed) draft[field] = typed;
      else if (typeof value === "string" && value) setValue(field, value);
    }
    if (isInUse && Object.values(draft).some(Boolean))
      withStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
  }, [form, key, getValue, setValue]);
  return {
    save: (values: Record<string, string>) =>
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
