import { findArticle } from "@/lib/content/articles";
import { getServices } from "@/lib/content/collections/services";
import { isEvent } from "@/lib/content/events";
import { fieldName } from "@/lib/content/explain-issue";
import { isHidden, textsIn } from "@/lib/content/content-files";
import type { ContentFile } from "@/lib/content/front-matter";
import { compileMdx } from "@/lib/mdx/compile-mdx";
import type { Reference } from "@/lib/mdx/references";
import { isPhotograph } from "@/lib/photographs/source";
import { createLinkChecker } from "@/lib/seo/site-addresses";

/**
 * What a file names and the site does not have: "content/x.mdx:LINE:COLUMN: reason" for a link of
 * its text, "content/x.mdx: FIELD: reason" for a field. The page is built all the same, so that a
 * deletion or a new name can be published alone.
 */
export async function referenceProblems(files: readonly ContentFile[]): Promise<string[]> {
  const deadLinkReason = createLinkChecker();
  const problems = files.map(async (file) => {
    const { links, headingIds } = await compileMdx(file.body);
    // Texts that wait for a day may lead to each other.
    const isWaiting = isHidden(file);
    const dead = [...linksInFields(file), ...links].flatMap(({ url, place }) => {
      const reason = url.startsWith("#") ? partReason(headingIds, url) : deadLinkReason(url);
      if (!reason || (isWaiting && reason.includes("ainda não"))) return [];
      return `${file.body.file}:${place}: o link ${url} ${reason}`;
    });
    return [...dead, ...unknownNames(file)];
  });
  return (await Promise.all(problems)).flat();
}

const linksInFields = ({ data }: ContentFile): Reference[] =>
  textsIn(data)
    // The schemas have checked that the photographs exist.
    .filter(({ text }) => /^\/\S*$/.test(text) && !isPhotograph(text))
    .map(({ text, way }) => ({ url: text, place: ` ${fieldName(way)}` }));

/** What a link of an article's text may lead to besides its headings: parts of its page (app/blog). */
const PAGE_PARTS = ["assuntos", "compartilhar", "fontes", "leia-tambem", "neste-artigo"];

function partReason(headingIds: readonly string[], url: string): string | undefined {
  const ids = [...PAGE_PARTS, ...headingIds];
  const isThere = ids.some((id) => [`#${id}`, encodeURI(`#${id}`)].includes(url));
  return isThere ? undefined : "não leva a nenhum título deste texto";
}

/** Names of other files in fields. The schemas have checked the types of the fields. */
function unknownNames({ data, body }: ContentFile): string[] {
  const isIn = (folder: string) => body.file.startsWith(`content/${folder}/`);
  const articles = isIn("pages") ? listOf(data.articles) : isIn("episodes") ? [data.article] : [];
  const services = isIn("works") ? [data.service] : [];
  const events = [data, ...listOf(data.specialProjects)].map(
    (entry) => (entry as { afterEnd?: { event?: unknown } }).afterEnd?.event,
  );
  const unknown = (what: string, names: unknown[], exists: (name: string) => boolean) =>
    names
      .filter((name): name is string => typeof name === "string" && !exists(name))
      .map((name) => `${body.file}: não há ${what} “${name}”`);
  return [
    ...unknown("artigo publicado", articles, (name) => findArticle(name) !== undefined),
    ...unknown("serviço", services, (name) => getServices().some(({ slug }) => slug === name)),
    ...unknown("curso nem concurso", events, isEvent),
  ];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
