import { getAllArticles } from "@/lib/content/articles";
import { getContest } from "@/lib/content/contest";
import { getCourses } from "@/lib/content/courses";
import { getFacts } from "@/lib/content/facts";
import { getLessons } from "@/lib/content/lessons";
import { getPagePaths } from "@/lib/content/site-pages";
import { getContestRelease, getReleases } from "@/lib/content/press-releases";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { articlePath, handoutPath, releasePath } from "@/lib/paths";
import { demonstrationNotes, openReviews } from "@/scripts/content-check/before-launch";
import { bodyErrors } from "@/scripts/content-check/body-checks";
import { collectionErrors } from "@/scripts/content-check/collections";
import { readContentFiles } from "@/scripts/content-check/content-files";
import {
  calendarWarnings,
  courseWarnings,
  placeholderWarnings,
  unpublishedNotes,
} from "@/scripts/content-check/date-checks";
import { factLine, factWarnings } from "@/scripts/content-check/fact-checks";
import { altWarnings, linkWarnings } from "@/scripts/content-check/link-checks";
import { PLACEHOLDER } from "@/scripts/content-check/new-article";
import {
  repetitionWarnings,
  shortSentenceWarnings,
  wordingWarnings,
} from "@/scripts/content-check/text-checks";

export type Report = {
  /** Errors that fail the build. */
  errors: string[];
  /** Known contradictions, with their decision if there is one. */
  facts: string[];
  warnings: string[];
  /** What is invented (docs/decisions/0016). */
  demonstrations: string[];
  /** What the company or a professional still has to settle. */
  reviews: string[];
  /** Articles that are not published yet. */
  notes: string[];
};

/** Errors, warnings and notes about content/ on a day ("YYYY-MM-DD"). */
export async function checkContent(today: string = saoPauloDate()): Promise<Report> {
  const failed = (errors: string[]) => ({
    errors,
    facts: [],
    warnings: [],
    demonstrations: [],
    reviews: [],
    notes: [],
  });
  // The other checks read the collections, which do not load while one of them is invalid.
  const invalid = collectionErrors();
  if (invalid.length > 0) return failed(invalid);
  const files = readContentFiles();
  const errors = await bodyErrors(files.map(({ body }) => body));
  if (errors.length > 0) return failed(errors);
  const articles = getAllArticles(today);
  const facts = getFacts();
  return {
    errors,
    facts: facts.map(factLine),
    warnings: [
      ...courseWarnings(getCourses(), today),
      ...calendarWarnings("content/contest/click-na-pintura.mdx", getContest().phases, today),
      ...calendarWarnings(
        "content/press-releases/click-na-pintura.mdx",
        getContestRelease().schedule,
        today,
      ),
      ...placeholderWarnings(articles, PLACEHOLDER),
      ...altWarnings(files),
      ...linkWarnings(files, knownPaths(articles)),
      ...factWarnings(facts),
      ...wordingWarnings(files),
      ...repetitionWarnings(files),
      ...shortSentenceWarnings(files),
    ],
    demonstrations: demonstrationNotes(),
    reviews: openReviews(),
    notes: unpublishedNotes(articles),
  };
}

const knownPaths = (articles: ReturnType<typeof getAllArticles>): ReadonlySet<string> =>
  new Set([
    ...getPagePaths(),
    ...articles.flatMap(({ slug, aliases }) => [slug, ...aliases].map(articlePath)),
    ...getLessons().map(({ slug }) => handoutPath(slug)),
    ...getReleases().map(({ name }) => releasePath(name)),
  ]);
