/** Selections up to this length stand in the link as a whole; of longer ones only both ends. */
const WHOLE_MAX = 80;
/** Words at each end of a long selection. */
const END_WORDS = 4;

/**
 * The fragment of a link that leads to a passage and highlights it (`#:~:text=…`, WICG Text
 * Fragments). Browsers that do not know it open the page at its top.
 * @param passage whole words, as the page shows them; line breaks separate blocks
 */
export function textFragment(passage: string): string {
  const words = passage.trim().split(/\s+/);
  // A match cannot reach from one block into the next, but a range between two matches can.
  const isWhole = !/\n/.test(passage.trim()) && passage.length <= WHOLE_MAX;
  if (isWhole || words.length < 2 * END_WORDS) return `#:~:text=${encode(words.join(" "))}`;
  const ends = [words.slice(0, END_WORDS), words.slice(-END_WORDS)];
  return `#:~:text=${ends.map((end) => encode(end.join(" "))).join(",")}`;
}

/** A hyphen would separate the passage from its context. */
const encode = (text: string) => encodeURIComponent(text).replaceAll("-", "%2D");
