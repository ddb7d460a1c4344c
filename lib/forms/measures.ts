import { SERVICE_OPTIONS } from "@/lib/forms/quote";

/** A visitor can change the address, and the message has a maximum length. */
const MEASURES_MAX = 1500;

/** Parameter of an address with measures. */
export const MEASURES_PARAMETER = "medidas";

/** The service and the text of such an address; undefined if it has no measures. */
export function measuresFrom(search: string) {
  const query = new URLSearchParams(search);
  const lines = (query.get(MEASURES_PARAMETER) ?? "")
    .slice(0, MEASURES_MAX)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const [title, ...measures] = lines;
  if (!title || measures.length === 0) return undefined;
  const service = SERVICE_OPTIONS.find(({ value }) => value === query.get("servico"))?.value;
  // contract/measures.ts reads this block.
  const text = [`Medidas (${title}):`, ...measures.map((line) => `- ${line}`)].join("\n");
  return { service, text };
}

/** A block of measures in a message: its heading, and the lines that follow. */
const BLOCK = /^Medidas \([^\n]*\):\n(?:- [^\n]*(?:\n|$))*\n*/m;

/** The message with this block, in the place of an earlier one; other text stays. */
export function withMeasures(message: string, block: string): string {
  const rest = message.replace(BLOCK, "").trim();
  return rest ? `${block}\n\n${rest}` : `${block}\n\n`;
}
