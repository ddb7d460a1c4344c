import type { StartTag } from "parse5-sax-parser";

/** What a part of the processing does with an element that is its own. */
export type Taken = {
  /** Written in the place of the start tag. */
  html: string;
  /** Whether the element's text and its end tag are not written. */
  isMoved?: boolean;
  /**
   * Gets the text, as it is and as it is written. The parser passes a long one in several parts.
   */
  onText?: (text: string, raw: string) => void;
  onEndTag?: (raw: string) => void;
};

export const attribute = ({ attrs }: Pick<StartTag, "attrs">, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

export const hasAttribute = (tag: Pick<StartTag, "attrs">, name: string) =>
  attribute(tag, name) !== undefined;

export const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A start tag written anew, with attributes added. */
export function startTagHtml(
  { tagName, attrs, selfClosing }: Pick<StartTag, "tagName" | "attrs" | "selfClosing">,
  more: Record<string, string> = {},
): string {
  const all = [...attrs, ...Object.entries(more).map(([name, value]) => ({ name, value }))];
  const text = all.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join("");
  return `<${tagName}${text}${selfClosing ? "/" : ""}>`;
}
