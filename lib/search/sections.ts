/** What a page of the site belongs to; the groups of the search results. */
export type SearchSection = "Páginas" | "Blog" | "Apostilas" | "Imprensa";

/** The index's name for it. */
export const SECTION_FILTER = "secao";

/** The section of a page that names none. */
export const DEFAULT_SECTION: SearchSection = "Páginas";

/** Attributes by which any element of a page names the page's section for the search index. */
export const searchSection = (section: SearchSection) => ({
  "data-pagefind-filter": `${SECTION_FILTER}:${section}`,
});
