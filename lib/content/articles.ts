import readingTime from "reading-time";
import { articlePath } from "@/lib/paths";
import { groupBy } from "@/lib/content/group-by";
import { memoize } from "@/lib/memoize";
import {
  ARTICLE_CATEGORIES,
  type ArticleEntry,
  articleFiles,
} from "@/lib/content/collections/articles";
import { longDate } from "@/lib/content/dates";
import { slugOf } from "@/lib/format/slug";
import { asOfToday } from "@/lib/content/events";
import type { MdxBody } from "@/lib/content/front-matter";
import type { Review } from "@/lib/content/review-fields";
import { BLOG_FEATURED, HOME_TEASERS } from "@/lib/limits";
import { isPublished, showsUnpublished } from "@/lib/content/publication.mjs";

export type Article = ArticleEntry & {
  readingMinutes: number;
  /** "scheduled": dated in the future. Only `npm run dev` and previews show those not "published". */
  state: "published" | "draft" | "scheduled";
};

/** Published articles, newest first, for everything that lists them. Previews show all. */
export const getArticles = (): readonly Article[] => library().articles;

/** Indexes over all articles, built once because every article page needs them. */
const library = memoize("article-library", () => {
  const all = getAllArticles();
  const articles = showsUnpublished() ? all : all.filter(({ state }) => state === "published");
  const parts = articles
    .filter((article): article is SeriesPart => article.series !== undefined)
    .sort((a, b) => a.series.part - b.series.part);
  return {
    articles,
    bySlug: new Map(articles.map((article) => [article.slug, article])),
    bySeries: groupBy(parts, ({ series }) => [series.title]),
    // One subject by its address: "pintura" is "Pintura".
    tags: [...groupBy(articles, ({ tags }) => tags.map(slugOf))]
      .filter(([, tagged]) => tagged.length >= TAG_MIN)
      .map(([slug, tagged]) => ({ tag: nameOfTag(slug, tagged), articles: tagged }))
      .sort((a, b) => a.tag.localeCompare(b.tag, "pt-BR")),
    byCategory: groupBy(articles, ({ category }) => [category]),
    links: linksBetween(articles),
  };
});

/** Published or not, newest first. @throws ContentError if a file has a mistake */
export const getAllArticles = (): Article[] =>
  articleFiles
    .read()
    .map((article) => ({
      ...asOfToday(article),
      readingMinutes: readingMinutes(article.body),
      state: stateOf(article),
    }))
    .sort(newestFirst);

/** As most articles write it; of those as often written the newest. */
function nameOfTag(slug: string, articles: readonly Article[]): string {
  const names = articles.flatMap(({ tags }) => tags).filter((tag) => slugOf(tag) === slug);
  const uses = (name: string) => names.filter((one) => one === name).length;
  return [...names].sort((a, b) => uses(b) - uses(a))[0]!;
}

const readingMinutes = (body: MdxBody): number =>
  Math.max(1, Math.round(readingTime(runningText(body.text)).minutes));

export const runningText = (mdx: string): string => mdx.replaceAll(FIGURES, "");

const FIGURES = /<Figure\b.*?<\/Figure>/gs;

const newestFirst = (a: Article, b: Article) => order(b.date, a.date) || order(a.slug, b.slug);

/** Dates and slugs are ASCII: localeCompare() would only be slower. */
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const stateOf = (article: ArticleEntry): Article["state"] =>
  isPublished(article) ? "published" : article.draft ? "draft" : "scheduled";

export const lastChange = ({ date, updated = date }: Pick<Article, "date" | "updated">) => updated;

const TAG_MIN = 2;

/**
 * With fewer articles a page of a subject says what they say: search engines are not to have it.
 */
const TAG_INDEXED_MIN = 3;

export const isTagIndexed = ({ articles }: { articles: readonly Article[] }) =>
  articles.length >= TAG_INDEXED_MIN;

export const getTags = () => library().tags;

export const getArticle = (slug: string): Article | undefined => library().bySlug.get(slug);

/** @param slug of the article, or one of its aliases, as aliasRedirects() resolves them */
export const findArticle = (slug: string): Article | undefined =>
  getArticle(slug) ??
  [...getArticles()]
    .sort((a, b) => order(a.slug, b.slug))
    .find(({ aliases }) => aliases.includes(slug));

/** The newest of those that are marked, filled up with the newest others; newest first (§9). */
export const getFeaturedArticles = (): Article[] =>
  choose(getArticles(), ({ featured }) => featured, BLOG_FEATURED).sort(newestFirst);

export function getRecentArticles(): Article[] {
  const featured = new Set(getFeaturedArticles().map(({ slug }) => slug));
  return getArticles().filter(({ slug }) => !featured.has(slug));
}

/**
 * `count` articles, if there are as many: first those that are wanted.
 * @param articles newest first
 */
const choose = (
  articles: readonly Article[],
  isWanted: (article: Article) => boolean,
  count: number,
): Article[] =>
  [...articles.filter(isWanted), ...articles.filter((one) => !isWanted(one))].slice(0, count);

export type SeriesPart = Article & { series: NonNullable<Article["series"]> };

export const getSeriesParts = ({ series }: Pick<Article, "series">): readonly SeriesPart[] =>
  (series && library().bySeries.get(series.title)) ?? [];

/** Those that exist, by slug or alias and in the order of `slugs`, filled up with the newest. */
export function getRecommendedArticles(slugs: readonly string[], count: number): Article[] {
  const wanted = slugs.flatMap((slug) => findArticle(slug) ?? []);
  const bySlug = new Map([...wanted, ...getArticles()].map((article) => [article.slug, article]));
  return [...bySlug.values()].slice(0, count);
}

/**
 * Most similar first: same series, same category, links in the text, common tags; then the newest,
 * last those of another series.
 */
export function getRelatedArticles(article: Article, count: number): Article[] {
  const { articles, links } = library();
  const linked = links.get(article.slug) ?? new Set();
  const score = (other: Article) =>
    (other.series ? (other.series.title === article.series?.title ? 10 : -1) : 0) +
    (other.category === article.category ? 3 : 0) +
    (linked.has(other.slug) ? 2 : 0) +
    other.tags.filter((tag) => article.tags.some((own) => slugOf(own) === slugOf(tag))).length;
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, score: score(other) }))
    .sort((a, b) => b.score - a.score || newestFirst(a.other, b.other))
    .slice(0, count)
    .map(({ other }) => other);
}

function linksBetween(articles: readonly Article[]): Map<string, Set<string>> {
  const links = new Map(articles.map(({ slug }) => [slug, new Set<string>()]));
  for (const { slug, body } of articles) {
    for (const [, target = ""] of body.text.matchAll(ARTICLE_LINK)) {
      links.get(slug)?.add(target);
      links.get(target)?.add(slug);
    }
  }
  return links;
}

const ARTICLE_LINK = new RegExp(`\\]\\(${articlePath("([a-z0-9-]+)")}\\)`, "g");

export function getCategories() {
  const { byCategory } = library();
  return ARTICLE_CATEGORIES.map((category) => ({
    category,
    articles: byCategory.get(category) ?? [],
  })).filter((group) => group.articles.length > 0);
}

/** The newest of those with a place on the home page in its order, then the newest others (§9). */
export const getHomeTeasers = (): Article[] =>
  choose(getArticles(), ({ homeTeaser }) => homeTeaser !== undefined, HOME_TEASERS).sort(
    (a, b) => placeOf(a) - placeOf(b) || newestFirst(a, b),
  );

const placeOf = ({ homeTeaser }: Article) => homeTeaser?.order ?? Number.MAX_SAFE_INTEGER;

/**
 * Who reviewed a text, or what was checked and that a review is missing: for its page and the
 * feed.
 */
export function reviewLine({ reviewed, checked }: Pick<Review, "reviewed" | "checked">): string {
  if (!reviewed)
    return checked
      ? `Contas conferidas em ${longDate(checked)}. Falta a revisão de um profissional da área.`
      : "Falta a revisão de um profissional da área.";
  const { by, role, register, date } = reviewed;
  const reviewer = role ? `${by}, ${role}` : by;
  return `Revisão técnica de ${reviewer} (${register}), em ${longDate(date)}.`;
}

/** What stands behind the title of a source: the day on which somebody read its address. */
export const readOn = ({ read }: Review["sources"][number]): string =>
  read ? `, lida em ${longDate(read)}` : "";
