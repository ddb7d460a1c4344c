import { findControl } from "@/components/forms/find-control";

/**
 * Whether the named fields satisfy their markup. The browser shows its own message at the first
 * field that does not.
 */
export const checkNativeValidity = (element: HTMLFormElement, fields: readonly string[]) =>
  fields.every((field) => findControl(element, field)?.reportValidity() ?? true);
