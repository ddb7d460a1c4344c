import { getArticles } from "@/lib/content/articles";
import { getPartners, getSocialProjects, getTestimonials } from "@/lib/content/collections";
import { getCourses, getPastCourses } from "@/lib/content/education";
import { listReleases } from "@/lib/content/press";
import { articlePath, paths } from "@/lib/paths";
import { episodePaths, sitePaths } from "@/tests/support/all-paths";

// Limits of what a visitor feels, docs/decisions/0053. CONTRIBUTING says who may change one, and
// why.

/** The inline script of every page, in bytes after brotli. */
export const INLINE_SCRIPT_BUDGET = 4_000;

/** The font, in bytes. */
export const FONT_BUDGET = 44_000;

/**
 * Scripts of a page after an intent, in bytes after gzip; those of an empty Next app are 137 kB.
 */
export const CODE_BUDGET = 200_000;

/** First visits, in bytes; on 2026-11-25 the pages had 59,000 to 82,000. */
const FIRST_VISIT = {
  article: 82_000,
  other: 88_000,
  pages: {
    [paths.home]: 95_000,
    [paths.services]: 92_000,
    [paths.womenInMaintenance]: 95_000,
    // With React, which this page starts by itself (docs/decisions/0056).
    [paths.podcast]: 290_000,
  } as Record<string, number>,
};

/** A record of the site search on average, in bytes after brotli of all of them. */
export const SEARCH_RECORD_BUDGET = 300;

/** How many entries a page lists, and so how much heavier it may be. */
const ENTRIES: Record<string, () => number> = {
  [paths.podcast]: () => episodePaths.length,
  [paths.siteMap]: () => sitePaths.length + episodePaths.length,
  [paths.education]: () => getCourses().length + getPastCourses().length,
  [paths.womenInMaintenance]: () => getTestimonials().length,
  [paths.socialProjects]: () => getSocialProjects().length + getPartners().length,
  [paths.pressRoom]: () => listReleases().length,
};

const BYTES_PER_ENTRY = 300;

/** A text of the content compresses to about a third. */
const BYTES_PER_CHARACTER = 0.4;

/**
 * A first visit without an intent (docs/decisions/0014), in bytes over the network, headers
 * included: page, font, and pictures near the first screen. Lists and articles have a fixed part
 * and an allowance for what the content puts on the page.
 */
export function firstVisitBudget(path: string): number {
  const article = getArticles().find(({ slug }) => articlePath(slug) === path);
  if (article) return FIRST_VISIT.article + article.body.text.length * BYTES_PER_CHARACTER;
  const entries = ENTRIES[path]?.() ?? 0;
  return (FIRST_VISIT.pages[path] ?? FIRST_VISIT.other) + entries * BYTES_PER_ENTRY;
}
