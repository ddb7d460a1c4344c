import { stringify } from "yaml";
import { withoutEmpty } from "@/scripts/editor/browser/form-values";

/** A value as YAML of several lines, without what is empty. */
export const writeBlock = (value: unknown): string =>
  stringify(withoutEmpty(value), { lineWidth: 0, flowCollectionPadding: true }).trimEnd();

const FLOW = { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false } as const;

/** A value as YAML of one line: `[1, 2]`, `{ a: 1 }`. */
export const writeFlow = (value: unknown, options = {}): string =>
  stringify(value, { ...FLOW, ...options }).trimEnd();

/** A value that is no list and no object, in the quotes of `type`, which the file had before. */
export function writeScalar(value: unknown, inFlow: boolean, type: string | undefined): string {
  const wanted = typeof value === "string" && type !== "PLAIN" ? type : undefined;
  const options = { lineWidth: 0, defaultStringType: (wanted ?? "PLAIN") as "PLAIN" };
  if (inFlow) return writeFlow([value], options).slice(1, -1);
  // A new line in a text: one line in the file, so that it stays within its key.
  if (typeof value === "string" && value.includes("\n")) return JSON.stringify(value);
  return stringify(value, options).trimEnd();
}
