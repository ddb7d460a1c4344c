/**
 * Writes a text to the clipboard as HTML and as plain text: a word processor takes the first, a
 * message the second. @throws Error without permission, or on a page without https
 */
export const writeRich = ({ html, text }: { html: string; text: string }): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({
      "text/html": new Blob([html], { type: "text/html" }),
      "text/plain": new Blob([text], { type: "text/plain" }),
    }),
  ]);
