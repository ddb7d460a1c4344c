import { contentErrors, contentFiles } from "@/components/mdx/content-errors";
import { getAllArticles } from "@/lib/content/articles";
import { getContest, getFacts } from "@/lib/content/collections";
import { numericDate } from "@/lib/content/dates";
import { getCourses, getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { getAllReleases, getContestRelease, getReleases } from "@/lib/content/press";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { articlePath, handoutPath, releasePath } from "@/lib/paths";
import { demonstrationNotes, openReviews } from "@/scripts/content-check/before-launch";
import {
  calendarWarnings,
  courseWarnings,
  factLine,
  factWarnings,
  linkWarnings,
  overdueArticles,
  placeholderWarnings,
  wordingWarnings,
} from "@/scripts/content-check/warnings";

export type Report = Awaited<ReturnType<typeof checkContent>>;

const NOTHING = {
  overdue: [],
  facts: [],
  warnings: [],
  demonstrations: [],
  reviews: [],
  notes: [],
};

/** @param today "YYYY-MM-DD" */
export async function checkContent(today: string = saoPauloDate()) {
  const errors = await contentErrors();
  // The other checks read the collections, which do not load while one of them is invalid.
  if (errors.length > 0) {
    return { errors, ...NOTHING };
  }
  const files = contentFiles();
  const articles = getAllArticles(today);
  const known = new Set([
    ...getPagePaths(),
    ...articles.flatMap(({ slug, aliases }) => [slug, ...aliases].map(articlePath)),
    ...getLessons().map(({ slug }) => handoutPath(slug)),
    ...getReleases().map(({ name }) => releasePath(name)),
  ]);
  return {
    errors,
    overdue: overdueArticles(articles, today),
    facts: getFacts().map(factLine),
    warnings: [
      ...courseWarnings(getCourses(), today),
      ...calendarWarnings("content/contest/click-na-pintura.mdx", getContest().phases, today),
      ...calendarWarnings(
        "content/press-releases/click-na-pintura.mdx",
        getContestRelease().schedule,
        today,
      ),
      ...placeholderWarnings(articles),
      ...linkWarnings(files, known),
      ...factWarnings(getFacts()),
      ...wordingWarnings(files),
    ],
    demonstrations: demonstrationNotes(),
    reviews: openReviews(),
    notes: [
      ...articles.flatMap(({ slug, state, date }) => {
        const file = `content/articles/${slug}.mdx`;
        if (state === "draft") return `${file}: rascunho, fora do site`;
        if (state === "published") return [];
        return `${file}: sai com a primeira geração do site a partir de ${numericDate(date)}`;
      }),
      ...getAllReleases().flatMap(({ name, hold }) =>
        hold ? `content/press-releases/${name}.mdx: ${hold}; fora do site` : [],
      ),
    ],
  };
}
