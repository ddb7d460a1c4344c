import { withPlainSpaces } from "@/lib/format/outgoing-text";

/** A heading in capitals, and the lines below it. */
export const block = (title: string, ...lines: string[]): string =>
  [title.toLocaleUpperCase("pt-BR"), ...lines].join("\n");

/** Parts with an empty line between them. */
export const textFile = (parts: string[]): string => withPlainSpaces(`${parts.join("\n\n")}\n`);
