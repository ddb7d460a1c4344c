/** The part of pagefind's browser API (/pagefind/pagefind.js) that the site uses. */
export type PagefindModule = {
  createInstance: (options: Record<string, unknown>) => PagefindInstance;
};

export type PagefindInstance = {
  search: (
    query: string,
    options: { filters?: Record<string, string> },
  ) => Promise<{ results: PagefindResult[] }>;
};

type PagefindResult = {
  matchedMetaFields?: string[];
  /** Loads the indexed data of the page. */
  data: () => Promise<PagefindFragment>;
};

export type PagefindFragment = {
  url: string;
  excerpt: string;
  meta: { title?: string };
  filters: Record<string, string[]>;
  sub_results: PagefindSubResult[];
};

export type PagefindSubResult = {
  url: string;
  title: string;
  excerpt: string;
  /** Undefined for the text before the first heading with an id. */
  anchor?: { element: string };
  weighted_locations: { balanced_score: number }[];
};
