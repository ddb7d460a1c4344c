import type { StartTag } from "parse5-sax-parser";

export const attribute = ({ attrs }: Pick<StartTag, "attrs">, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

export const hasAttribute = (tag: Pick<StartTag, "attrs">, name: string) =>
  attribute(tag, name) !== undefined;

export const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
