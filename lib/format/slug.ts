/** "Três Demãos" → "tres demaos". */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** "Três demãos!" → "tres-demaos". */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
