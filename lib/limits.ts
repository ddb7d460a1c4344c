/**
 * Every number of specification §9 (and §5), each in one place. Durations are in milliseconds unless the name says otherwise.
 */

/** At most `max` attempts within `windowMs`. */
export type AttemptLimit = { max: number; windowMs: number };

/** Rate limits of §5: how many submissions one e-mail may make within the window. */
export const RATE_LIMITS = {
  quote: { max: 3, windowMs: 60_000 },
  suggestion: { max: 3, windowMs: 300_000 },
} as const satisfies Record<string, AttemptLimit>;

/** Greatest length of each field, in UTF-16 code units as `maxlength` counts them (§5, rule 5). */
export const FIELD_MAX = {
  name: 100,
  email: 150,
  phone: 30,
  serviceType: 100,
  message: 2000,
} as const;

/** Digits of a Brazilian phone number with its area code (§5, rule 4). */
export const PHONE_DIGITS = { min: 10, max: 11 } as const;

/** The home page's counts (§9). */
export const HOME = { teasers: 4, specialProjects: 3, services: 6 } as const;

/** The blog index shows this many featured articles (§2, §9). */
export const BLOG_FEATURED = 3;

/** An article ends with this many related ones; not in the specification. */
export const RELATED_ARTICLES = 3;

/** They are looked for among this many of the newest of its category and of each of its tags; not in the specification. */
export const RELATED_CANDIDATES = 60;

/**
 * What the blog index shows at once: recent articles, and articles within a category; the archive has the others, this many
 * on a page. Not in the specification; see docs/decisions/0011.
 */
export const BLOG_INDEX = { recent: 10, perCategory: 4, archivePage: 40 } as const;

/** Lists of all articles elsewhere end after this many of the newest; see docs/decisions/0011. */
export const NEWEST_ARTICLES = {
  siteMap: 60,
  llms: 200,
  addresses: 1000,
  pressCovers: 30,
} as const;

/** The feeds carry this many of the newest articles, each whole; not in the specification. */
export const FEED_ARTICLES = 30;

/** Minutes of the six lessons of Mulheres na Manutenção, in order (§2, §9). */
export const LESSON_MINUTES = [15, 20, 25, 18, 12, 22] as const;

/** The education page shows this many blog teasers (§2). */
export const EDUCATION_TEASERS = 3;

/** Search engines cut titles at about 70 characters, of which " · PrimoZé" takes ten; not in the specification. */
export const SEARCH_TITLE_MAX = 60;

/** The not-found page suggests this many pages; not in the specification. */
export const SUGGESTED_ARTICLES = 3;

/**
 * The site search; not in the specification. Shortest query in characters, pause in typing before it is looked for, pages
 * shown at first and with each "more" (each is a fetch of up to 4 kB), headings shown of each.
 */
export const SEARCH = { minLength: 2, delayMs: 200, hits: 5, moreHits: 10, headings: 3 } as const;

/** The podcast page (§9). Lengths are in characters. */
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
  platforms: 5,
} as const;

/** The social projects page's counts (§2). */
export const SOCIAL = { projects: 3, participation: 4, partners: 3 } as const;

/** Failed data queries: §8's last paragraph. */
export const QUERY = { retries: 3, maxDelayMs: 30_000, freshMs: 5 * 60_000 } as const;

/** The photo contest (§9; photos per person also §5). Money in reais, weights in per cent. */
export const CONTEST = {
  prizes: [1000, 500, 250],
  prizesAbove: 2000,
  scholarships: 50,
  weights: { technical: 40, creative: 60 },
  photosPerPerson: 3,
  photosSelected: 30,
  hashtags: 3,
} as const;

/** The media kit's statistics, as they are shown (§2, §9), and the promised reply to the press in hours. */
export const MEDIA_KIT = {
  followers: "2.5K+",
  views: "45K+",
  episodes: String(PODCAST.episodes),
  years: "15+",
  replyHours: 24,
} as const;

/** How long "Copiado!" and its check mark stay (§2, §9). */
export const COPY_FEEDBACK_MS = 2000;

/** A backend call that takes longer is answered with 504; not in the specification, see docs/decisions. */
export const BACKEND_TIMEOUT_MS = 10_000;

/** A sync reads the whole channel page by page; its function stops by itself after 100 seconds. */
export const SYNC_TIMEOUT_MS = 120_000;

/** Largest request body the API reads, in bytes: the longest valid form, every character percent-encoded, fits in it. */
export const BODY_MAX_BYTES = 64 * 1024;

/** Keys of repeated requests (lib/forms/spam-signal-fields.ts): their length, how long one is remembered, and how often it may come. */
export const IDEMPOTENCY = {
  minLength: 8,
  maxLength: 100,
  windowMs: 600_000,
  max: 20,
} as const;

/** How long messages are kept, in months (docs/decisions/0007); purge_expired_messages() deletes them. */
export const RETENTION_MONTHS = { message: 24, likelySpam: 3 } as const;
