import { parse } from "yaml";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { editText } from "@/scripts/editor/browser/edit-text";
import { editYaml } from "@/scripts/editor/browser/edit-yaml";
import type { Values } from "@/scripts/editor/browser/form-values";
import { writeBlock } from "@/scripts/editor/browser/write-yaml";

/** The hidden field of a form that keeps the file as it was opened. */
export const SOURCE_FIELD = "_file";

/** The hidden field of a form that says whether its date is to come: for the list only. */
export const SCHEDULED_FIELD = "_scheduled";

const FILE = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))([\s\S]*)$/m;

export function fromFile(file: string, today = saoPauloDate()): Values {
  const [, , head = "", , text = ""] = FILE.exec(file) ?? [];
  const values = (parse(head) ?? {}) as Values;
  return {
    ...values,
    ...("date" in values && { [SCHEDULED_FIELD]: String(values.date) > today }),
    body: withUnixLines(text).trim(),
    [SOURCE_FIELD]: file,
  };
}

/** The file with the values of a form. Only the bytes of what was edited differ. */
export function toFile(form: Values): string {
  const { [SOURCE_FIELD]: source, [SCHEDULED_FIELD]: _scheduled, body = "", ...values } = form;
  const text = withUnixLines(String(body)).trim();
  const parts = typeof source === "string" ? FILE.exec(source) : null;
  if (!parts)
    return `---\n${writeBlock(withoutSwitchesOff(values))}\n---\n${text && `\n${text}\n`}`;
  const [, begin = "", head = "", end = "", rest = ""] = parts;
  const isWindows = begin.endsWith("\r\n");
  const restore = (lines: string) => (isWindows ? lines.replaceAll("\n", "\r\n") : lines);
  const yaml = restore(editYaml(withUnixLines(head), values));
  const oldText = withUnixLines(rest).trim();
  const newText = text === oldText ? text : editText(oldText, text);
  const before = rest.trim() ? /^\s*/.exec(rest)![0] : restore("\n");
  return begin + yaml + end + (newText === oldText ? rest : before + restore(`${newText}\n`));
}

/** A switch that is off says what the schemas say without it. */
const withoutSwitchesOff = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== false));

const withUnixLines = (text: string) => text.replaceAll("\r\n", "\n");
