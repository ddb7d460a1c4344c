/** The groups of the search results. */
export type SearchSection = "Páginas" | "Blog" | "Apostilas" | "Imprensa";

/** Name of the section filter in the index. */
export const SECTION_FILTER = "secao";

/** The section of pages without the attribute of `searchSection`. */
export const DEFAULT_SECTION: SearchSection = "Páginas";

/** Attributes that set the section of a page in the search index, for any element of the page. */
export const searchSection = (section: SearchSection) => ({
  "data-pagefind-filter": `${SECTION_FILTER}:${section}`,
});
