import { useEffect } from "react";
import type { Values } from "@/components/forms/form-rules";
import { attempt } from "@/lib/browser/attempt";
import { having } from "@/lib/browser/attributes";
import { draftKey } from "@/lib/forms/post-form";
import { fieldNames, type Form } from "@/supabase/functions/_shared/contract/form";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const controlOf = (element: HTMLFormElement, name: string) =>
  element.elements.namedItem(name) as Control | null;

type Entries<Name extends string> = {
  getValue: (name: Name) => string | undefined;
  setValue: (name: Name, value: string) => void;
};

/**
 * What is entered stays in this tab until it is sent. At first the fields win in a form that is in
 * use: they were typed in before React, or have what an earlier element had
 * (components/ui/visitor-state/restore.ts). In another form the draft wins: the browser restored
 * older values by itself.
 */
export function useFormDraft<Name extends string>(
  contract: Form<Name>,
  { getValue, setValue }: Entries<Name>,
) {
  const key = draftKey(contract);
  const save = (values: Values) =>
    attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));

  useEffect(() => {
    const element = document.querySelector<HTMLFormElement>(`form${having("draft", key)}`);
    if (!element) return;
    const draft = readDraft(key);
    const isInUse = element.contains(document.activeElement);
    const entries = fieldNames(contract).map((name) => {
      const entered = controlOf(element, name)?.value;
      const value = entered && (isInUse || !draft[name]) ? entered : draft[name];
      if (value && value !== getValue(name)) setValue(name, value);
      return [name, value ?? ""] as const;
    });
    if (isInUse && entries.some(([, value]) => value))
      attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries))));
  }, [contract, key, getValue, setValue]);

  return { save, clear: () => attempt(() => sessionStorage.removeItem(key)) };
}

/** Storage can be forbidden, or hold what another release has written. */
function readDraft(key: string): Partial<Values> {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "{}") as object);
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter(([, value]) => typeof value === "string" && value),
  );
}
