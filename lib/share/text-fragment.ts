/** Passages up to this length stand in the link as a whole; of longer ones only both ends. */
const WHOLE_MAX = 80;
/** Words at each end of a long passage. */
const END_WORDS = 4;

/**
 * The fragment of a link that leads to a passage and highlights it (`#:~:text=…`, WICG Text
 * Fragments). Browsers that do not know it open the page at its top.
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
