/** "Três Demãos" → "tres demaos". */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The form of a slug: the end of an address, and the name of a file. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** "Três demãos!" → "tres-demaos". */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
