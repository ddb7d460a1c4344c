import { finished } from "node:stream/promises";
import { RewritingStream } from "parse5-html-rewriting-stream";
import type { EndTag, StartTag, Text } from "parse5-sax-parser";

/**
 * Called for each token in order, with the token as it was written. What a handler does not emit is
 * left out of the result.
 */
export type TokenHandlers = {
  startTag?: (tag: StartTag, emit: Emit, raw: string) => void;
  endTag?: (tag: EndTag, emit: Emit, raw: string) => void;
  text?: (text: Text, emit: Emit, raw: string) => void;
};

/** `emit()` writes the token as it was written, `emit(html)` writes something else. */
type Emit = (html?: string) => void;

/** HTML with some of its tokens changed; the others stay as they were written, to the byte. */
export async function rewriteHtml(html: string, handlers: TokenHandlers): Promise<string> {
  const stream = new RewritingStream();
  const emitter =
    (raw: string): Emit =>
    (replacement = raw) =>
      stream.emitRaw(replacement);
  const { startTag, endTag, text } = handlers;
  if (startTag) stream.on("startTag", (tag, raw) => startTag(tag, emitter(raw), raw));
  if (endTag) stream.on("endTag", (tag, raw) => endTag(tag, emitter(raw), raw));
  if (text) stream.on("text", (token, raw) => text(token, emitter(raw), raw));
  const chunks: string[] = [];
  stream.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  stream.end(html);
  await finished(stream);
  return chunks.join("");
}

/** An attribute's value; undefined where the tag does not have it. */
export const attribute = ({ attrs }: Pick<StartTag, "attrs">, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

/** Text for a double-quoted attribute. */
export const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A start tag with more attributes, as HTML. */
export function startTagHtml(
  { tagName, attrs, selfClosing }: StartTag,
  more: Record<string, string>,
): string {
  const all = [...attrs, ...Object.entries(more).map(([name, value]) => ({ name, value }))];
  const text = all.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join("");
  return `<${tagName}${text}${selfClosing ? "/" : ""}>`;
}
