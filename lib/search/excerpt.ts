/** A stretch of an excerpt; `found` where it is one of the words that were looked for. */
export type ExcerptPart = { text: string; found: boolean };

/**
 * Takes pagefind's excerpt, text with `<mark>` around the words found and its own angle brackets escaped, apart, so that
 * nothing of it has to be inserted as HTML. Punctuation stays outside the marks; dots say where a sentence is cut.
 * @param heading left out where the excerpt begins with it, since it stands above already
 */
export function excerptParts(excerpt: string, heading = ""): ExcerptPart[] {
  const marked = excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: unescape(text), found: index % 2 === 1 }));
  const rest = dropHeading(marked.flatMap(trimMark), heading.trim());
  return withDots(rest.filter(({ text }) => text !== ""));
}

const unescape = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

function trimMark(part: ExcerptPart): ExcerptPart[] {
  if (!part.found) return [part];
  const [, before = "", word = "", after = ""] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(part.text) ?? [];
  return [
    { text: before, found: false },
    { text: word, found: true },
    { text: after, found: false },
  ];
}

function dropHeading(parts: ExcerptPart[], heading: string): ExcerptPart[] {
  const text = parts.map((part) => part.text).join("");
  if (heading === "" || !text.startsWith(heading)) return parts;
  let left = heading.length + (/^[.\s]*/.exec(text.slice(heading.length))?.[0].length ?? 0);
  return parts.map((part) => {
    const cut = Math.min(left, part.text.length);
    left -= cut;
    return { ...part, text: part.text.slice(cut) };
  });
}

function withDots(parts: ExcerptPart[]): ExcerptPart[] {
  const text = parts.map((part) => part.text).join("");
  const dots = (text: string) => ({ text, found: false });
  return [
    ...(/^\p{Ll}/u.test(text) ? [dots("… ")] : []),
    ...parts,
    ...(/[\p{L}\p{N},;:]$/u.test(text) ? [dots(" …")] : []),
  ];
}
