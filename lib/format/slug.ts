/** A text in lower case without accents, for comparisons: "Três Demãos" → "tres demaos". */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text for an address: "Três demãos!" → "tres-demaos". */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
