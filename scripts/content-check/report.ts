import { contentErrors } from "@/lib/mdx/content-errors";
import { contentFiles } from "@/lib/content/content-files";
import { referenceProblems } from "@/lib/mdx/dead-references";
import { getAllArticles } from "@/lib/content/articles";
import { contentWarnings } from "@/lib/content/collections";
import { getContest } from "@/lib/content/collections/pages";
import { symptomFiles } from "@/lib/content/collections/symptoms";
import { numericDate } from "@/lib/content/dates";
import { getCourses } from "@/lib/content/education";
import { getAllReleases, getContestRelease } from "@/lib/content/press";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { demonstrationNotes } from "@/lib/launch/public-build";
import { openReviews } from "@/scripts/content-check/before-launch";
import { textsToReadAgain } from "@/scripts/content-check/read-again";
import {
  calendarWarnings,
  courseWarnings,
  houseWarnings,
  twinWarnings,
  placeholderWarnings,
  remainsWarnings,
  wordingWarnings,
} from "@/scripts/content-check/warnings";

const NOTHING = {
  readAgain: [],
  warnings: [],
  demonstrations: [],
  reviews: [],
  notes: [],
};

export async function checkContent() {
  const errors = await contentErrors();
  // The other checks read the collections, which do not load while one of them is invalid.
  if (errors.length > 0) return { errors, ...NOTHING };
  const files = contentFiles();
  const articles = getAllArticles();
  const today = saoPauloDate();
  return {
    errors,
    readAgain: textsToReadAgain(files, today),
    warnings: [
      ...(await referenceProblems(files)),
      ...contentWarnings(),
      ...courseWarnings(getCourses(), today),
      ...calendarWarnings("content/pages/click-na-pintura.mdx", getContest().phases, today),
      ...calendarWarnings(
        "content/press-releases/click-na-pintura.mdx",
        getContestRelease().schedule,
        today,
      ),
      ...placeholderWarnings(articles),
      ...houseWarnings(articles),
      ...twinWarnings(articles),
      ...wordingWarnings(files),
      ...remainsWarnings(files),
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
      ...symptomFiles
        .read()
        .filter(({ draft }) => draft)
        .map(({ body }) => `${body.file}: rascunho, fora do site`),
      ...getAllReleases().flatMap(({ name, hold }) =>
        hold ? `content/press-releases/${name}.mdx: ${hold}; fora do site` : [],
      ),
    ],
  };
}
