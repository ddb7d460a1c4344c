const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON that can stand in a <script> element: "<" cannot end the element or open a comment, and the two line separators
 * that JSON allows but old JavaScript does not are written out.
 */
export const jsonLdText = (data: object): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? "");
