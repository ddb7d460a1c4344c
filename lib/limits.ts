/**
 * How much the pages show and take (specification §5 and §9). What the specification says about the
 * company is content: tests/delivered/specification.test.ts. Durations are in milliseconds unless
 * the name says otherwise.
 */

export const HOME_TEASERS = 4;

/**
 * How many finished works the home page and a service show, and from how many on the menu leads to
 * them and their list is grouped by service. Not in the specification.
 */
export const WORKS = { home: 4, perService: 3, inMenu: 3, grouped: 8 } as const;

export const BLOG_FEATURED = 3;

export const RELATED_ARTICLES = 2;

export const FEED_ARTICLES = 30;

export const EDUCATION_TEASERS = 3;

/** With " · PrimoZé" it has 60 characters, where search engines cut titles. Not in §9. */
export const SEARCH_TITLE_MAX = 50;

/**
 * The shortest query, how much of a long one is searched, and the number of results shown at first.
 * Not in the specification.
 */
export const SEARCH = { minLength: 2, maxLength: 200, hits: 6 } as const;

/** Numbers of the podcast page. Lengths are in characters. */
export const PODCAST = {
  featured: 3,
  perSegment: 8,
  chips: 6,
  titleMax: 60,
  descriptionMax: 120,
  durationBadge: "~15 min",
  syncLimit: 500,
  views: "11.7K",
  episodes: 29,
  skeletons: 3,
} as const;

export const QUERY = { retries: 3, maxDelayMs: 30_000, freshSeconds: 5 * 60 } as const;

export const PRESS_REPLY_HOURS = 24;

/** Decreto 7.962/2013, art. 4º: an answer within five days. */
export const REPLY_WORKING_DAYS = 5;

export const COPY_FEEDBACK_MS = 2000;

/** A slower backend call gives 504 (docs/specification.md, "A backend that does not answer"). */
export const BACKEND_TIMEOUT_MS = 10_000;

/** A sync reads the whole channel page by page; the function itself stops after 100 seconds. */
export const SYNC_TIMEOUT_MS = 120_000;

/** Maximum request body in bytes: fields at their maximum fit, with every character encoded. */
export const BODY_MAX_BYTES = 64 * 1024;
