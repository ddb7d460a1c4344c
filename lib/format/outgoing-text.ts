/** A text that leaves the page: a search and a filter elsewhere know only plain spaces. */
export const withPlainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");

/**
 * A text as a part of an address: with plain spaces, and without the half of an emoji that a cut
 * has left, for which encodeURIComponent() throws.
 */
export const encodeText = (text: string): string =>
  // Not toWellFormed(), which the oldest supported browsers do not have.
  encodeURIComponent(withPlainSpaces(text).replace(/\p{Surrogate}/gu, ""));
