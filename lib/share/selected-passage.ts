const LETTER = /[\p{L}\p{N}]/u;

/**
 * What is selected inside of an element, extended to whole words, because links to a passage only
 * match whole words. Empty when nothing is selected there.
 */
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

/** Whether a position lies within a word. */
const isWord = (text: string, position: number) =>
  LETTER.test(text[position - 1] ?? "") && LETTER.test(text[position] ?? "");
