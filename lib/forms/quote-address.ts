import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";

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

/** What requestNumber() in contract/request-number.ts gives. */
const REQUEST_NUMBER = /^[\dB-Z]{4}-[\dB-Z]{4}$/;

/** Parameter of the address after a plain post: the number of the request that was sent. */
export const NUMBER_PARAMETER = "pedido";

/** The number in an answer of the API, or in an address; undefined if it is none. */
export const asRequestNumber = (value: unknown): string | undefined =>
  typeof value === "string" && REQUEST_NUMBER.test(value) ? value : undefined;

/** The number of such an address. */
export const numberFrom = (search: string) =>
  asRequestNumber(new URLSearchParams(search).get(NUMBER_PARAMETER));
