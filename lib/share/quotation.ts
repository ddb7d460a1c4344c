import { escapeHtml } from "@/supabase/functions/_shared/contract/text";
import { site } from "@/lib/site";

export type SharedPage = { title: string; url: string };

export const selectFirst = {
  title: "Selecione antes um trecho do texto",
  description: "A citação leva o trecho, o título e um link que abre a página no lugar certo.",
} as const;

export function quotation(passage: string, { title, url }: SharedPage) {
  const paragraphs = passage.trim().split(/\s*\n\s*/);
  const link = url + textFragment(passage);
  const source = `${title}, ${site.name}`;
  const quote = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
  return {
    link,
    text: `“${paragraphs.join("\n")}”\n\n${source}\n${link}`,
    html: `<blockquote>${quote}</blockquote><p><a href="${escapeHtml(link)}">${escapeHtml(source)}</a></p>`,
  };
}

const WHOLE_MAX = 80;
const END_WORDS = 4;

/**
 * The fragment of a link that leads to a passage and highlights it (WICG Text Fragments).
 * @param passage whole words, as the page shows them; line breaks separate blocks
 */
export function textFragment(passage: string): string {
  const blocks = passage.trim().split(/\s*\n\s*/);
  const first = wordsOf(blocks[0]);
  const last = wordsOf(blocks.at(-1));
  const isOneBlock = blocks.length === 1;
  if (isOneBlock && (passage.length <= WHOLE_MAX || first.length < 2 * END_WORDS)) {
    return `#:~:text=${encode(first)}`;
  }
  // A match cannot reach from one block into the next, but a range between two matches can.
  return `#:~:text=${encode(first.slice(0, END_WORDS))},${encode(last.slice(-END_WORDS))}`;
}

const wordsOf = (text = "") => text.trim().split(/\s+/);

/** A hyphen would separate the passage from its context. */
const encode = (words: string[]) => encodeURIComponent(words.join(" ")).replaceAll("-", "%2D");

const LETTER = /[\p{L}\p{N}]/u;

/** What is selected inside of an element, extended to whole words, which links match. */
export function selectedPassage(root: Element | null): string {
  const selection = document.getSelection();
  if (!root || !selection || selection.rangeCount === 0 || selection.isCollapsed) return "";
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return "";
  extendToWords(range);
  // Unlike the text of the range, that of the selection has the breaks between blocks.
  return selection.toString().trim();
}

function extendToWords(range: Range) {
  const { startContainer, endContainer } = range;
  if (startContainer instanceof Text) {
    let start = range.startOffset;
    while (start > 0 && isWord(startContainer.data, start)) start -= 1;
    range.setStart(startContainer, start);
  }
  if (endContainer instanceof Text) {
    let end = range.endOffset;
    while (end < endContainer.length && isWord(endContainer.data, end)) end += 1;
    range.setEnd(endContainer, end);
  }
}

const isWord = (text: string, position: number) =>
  LETTER.test(text[position - 1] ?? "") && LETTER.test(text[position] ?? "");
