/** As much of pagefind's browser API (/pagefind/pagefind.js, made by scripts/search-index.mjs) as the site uses. */
export type PagefindModule = { createInstance: (options: Record<string, unknown>) => Engine };

export type Engine = {
  search: (
    query: string,
    options: { filters?: Record<string, string> },
  ) => Promise<{ results: ResultWire[] }>;
};

type ResultWire = {
  matchedMetaFields?: string[];
  /** Fetches what the index has of the page. */
  data: () => Promise<FragmentWire>;
};

export type FragmentWire = {
  url: string;
  excerpt: string;
  meta: { title?: string };
  filters: Record<string, string[]>;
  sub_results: PlaceWire[];
};

export type PlaceWire = {
  url: string;
  title: string;
  excerpt: string;
  /** Missing for the text before the first heading with an id. */
  anchor?: { element: string };
  weighted_locations: { balanced_score: number }[];
};
