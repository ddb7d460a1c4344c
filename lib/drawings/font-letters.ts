const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const PORTUGUESE = "ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü";
const NAMES = "ÄËÑÖäèëñö";
const SIGNS = "\u00a0§©·ºª°²³×÷−–—‘’“”…↑↓";

/** Characters of the web font. Each character adds about 200 bytes to every first visit. */
export const WEB_LETTERS = range(0x20, 0x7e) + PORTUGUESE + NAMES + SIGNS;

/** Characters of the share images' fonts, which are not sent to browsers. */
export const SHARE_LETTERS = WEB_LETTERS + "ß«®±´»¼½¾•′″€";

/**
 * A text of a share image without what its fonts lack, such as emoji: next/og would ask other
 * servers for it, and fail without them. A foreign letter loses its accent.
 */
export const drawableText = (text: string): string =>
  [...text.normalize("NFC").replaceAll("\u2011", "-")]
    .map((sign) => (SHARE_LETTERS.includes(sign) ? sign : sign.normalize("NFD").charAt(0)))
    .filter((sign) => SHARE_LETTERS.includes(sign))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
