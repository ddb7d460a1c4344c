/** What lib/forms/quote-address.ts writes into a message: a heading, and lines of "- label: value". */
const BLOCK = /^Medidas \((Calculadora [^\n()]{1,80})\):\n((?:- [^\n:]{1,100}: [^\n]+(?:\n|$))+)/m;

/**
 * The measures of a calculator within a message, and the message without them. A visitor can edit
 * the message: lines that do not look like measures stay text.
 */
export function splitMeasures(message: string): {
  measures: { title: string; fields: { label: string; value: string }[] } | null;
  rest: string;
} {
  const text = message.replace(/\r\n?/g, "\n");
  const [block, title = "", lines = ""] = BLOCK.exec(text) ?? [];
  if (!block) return { measures: null, rest: message };
  const fields = lines
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [label = "", ...value] = line.slice("- ".length).split(": ");
      return { label, value: value.join(": ") };
    });
  return { measures: { title, fields }, rest: text.replace(block, "").trim() };
}
