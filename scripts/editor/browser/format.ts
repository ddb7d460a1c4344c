import { Document, isScalar, parse, visit } from "yaml";

/** What a form has of a file: the fields by their names, and the text as `body`. */
export type Values = Record<string, unknown>;

const FILE = /^---\n([\s\S]*?)^---$([\s\S]*)/m;

export function fromFile(file: string): Values {
  const [, head = "", text = ""] = FILE.exec(file.replaceAll("\r\n", "\n")) ?? [];
  return { ...(parse(head) as Values | null), body: text.trim() };
}

/** The one form in which the editor writes a file: what is empty or off is not there. */
export function toFile({ body = "", ...values }: Values): string {
  const head = new Document(given(values) ?? {});
  visit(head, {
    Seq: (_key, list) => {
      list.flow = list.items.every((item) => isScalar(item) && String(item).length <= WORDS);
    },
  });
  const text = String(body).trim();
  return `---\n${head.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${text && `\n${text}\n`}`;
}

/** In characters: a list of words stands on one line, of sentences on a line each. */
const WORDS = 40;

/** A value without what a form has where nobody has written or chosen anything. */
function given(value: unknown): unknown {
  if (value === "" || value === null || value === false) return undefined;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const items = value.map(given).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(value as Values)
    .map(([name, one]) => [name, given(one)] as const)
    .filter(([, one]) => one !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
