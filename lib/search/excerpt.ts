/** A part of an excerpt. `isMatch` is true for the words of the query. */
export type ExcerptPart = { text: string; isMatch: boolean };

/**
 * Parses an excerpt of pagefind, which has `<mark>` around matches and escaped angle brackets, so
 * that it can be rendered without inserting HTML. Punctuation is moved out of the matches.
 * Ellipses are added where a sentence is truncated.
 * @param heading removed from the start of the excerpt, because it is displayed above
 */
export function excerptParts(excerpt: string, heading = ""): ExcerptPart[] {
  const marked = excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: unescape(text), isMatch: index % 2 === 1 }));
  const rest = dropHeading(marked.flatMap(trimMark), heading.trim());
  return addEllipses(rest.filter(({ text }) => text !== ""));
}

const unescape = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

function trimMark(part: ExcerptPart): ExcerptPart[] {
  if (!part.isMatch) return [part];
  const [, before = "", word = "", after = ""] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(part.text) ?? [];
  return [
    { text: before, isMatch: false },
    { text: word, isMatch: true },
    { text: after, isMatch: false },
  ];
}

function dropHeading(parts: ExcerptPart[], heading: string): ExcerptPart[] {
  const text = parts.map((part) => part.text).join("");
  if (heading === "" || !text.startsWith(heading)) return parts;
  let remaining = heading.length + (/^[.\s]*/.exec(text.slice(heading.length))?.[0].length ?? 0);
  return parts.map((part) => {
    const length = Math.min(remaining, part.text.length);
    remaining -= length;
    return { ...part, text: part.text.slice(length) };
  });
}

function addEllipses(parts: ExcerptPart[]): ExcerptPart[] {
  const text = parts.map((part) => part.text).join("");
  const part = (text: string) => ({ text, isMatch: false });
  return [
    ...(/^\p{Ll}/u.test(text) ? [part("… ")] : []),
    ...parts,
    ...(/[\p{L}\p{N},;:]$/u.test(text) ? [part(" …")] : []),
  ];
}
