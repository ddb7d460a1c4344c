/** What a calculator was given and found out, line by line (docs/decisions/0058). */
export type Measure = { label: string; value: string };

export type Measures = readonly Measure[];

/** More than any calculator gives; the lengths are in UTF-16 code units. */
export const MEASURE_LIMITS = { count: 40, label: 60, value: 200 } as const;

/** Where the measures are in the row and in the payload of our own function. */
export const MEASURES = { key: "measures", label: "Medidas" } as const;

/** The dash keeps a line from looking like a field of an e-mail. */
export const measureLines = (measures: Measures): string[] =>
  measures.map(({ label, value }) => `- ${label}: ${value}`);

/**
 * The message for a function that knows only the fields of specification §7: the measures below the
 * text, as many whole lines as the length of a message allows. Nothing reads them back.
 */
export function messageWithMeasures(text: string, measures: Measures, max: number): string {
  const head = [text, "", `${MEASURES.label}:`];
  let length = head.join("\n").length;
  const fitting: string[] = [];
  for (const line of measureLines(measures)) {
    length += 1 + line.length;
    if (length > max) break;
    fitting.push(line);
  }
  return fitting.length > 0 ? [...head, ...fitting].join("\n") : text;
}
