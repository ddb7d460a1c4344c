import GithubSlugger from "github-slugger";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseMdx } from "@/lib/mdx/parse-mdx";
import { findArticle } from "@/lib/content/articles";
import { getServices } from "@/lib/content/collections/services";
import { isEvent } from "@/lib/content/events";
import { fieldName } from "@/lib/content/explain-issue";
import type { ContentFile } from "@/lib/content/front-matter.mjs";
import { isPublished } from "@/lib/content/publication.mjs";
import { isPhotograph } from "@/lib/photographs/source";
import { createLinkChecker } from "@/lib/seo/site-addresses";

/**
 * What a file names and the site does not have: "content/x.mdx:LINE:COLUMN: reason" for a link of
 * its text, "content/x.mdx: FIELD: reason" for a field. The page is built all the same, so that a
 * deletion or a new name can be published alone.
 */
export function referenceProblems(files: readonly ContentFile[]): string[] {
  const deadLinkReason = createLinkChecker();
  return files.flatMap((file) => {
    // Texts that wait for a day may lead to each other.
    const isWaiting = isHidden(file);
    const links = linksOf(file).flatMap(({ url, place }) => {
      const reason = url.startsWith("#") ? partReason(file, url) : deadLinkReason(url);
      if (!reason || (isWaiting && reason.includes("ainda não"))) return [];
      return `${file.body.file}:${place}: o link ${url} ${reason}`;
    });
    return [...links, ...unknownNames(file)];
  });
}

/** Whether a text waits for its day. The contest's release never does. */
export const isHidden = ({ body, data }: ContentFile) =>
  /^content\/(articles|press-releases)\//.test(body.file) &&
  data.kind !== "concurso" &&
  !isPublished(data);

function linksOf({ data, body }: ContentFile): { url: string; place: string }[] {
  const links = textsIn(data)
    // The schemas have checked that the photographs exist.
    .filter(({ text }) => /^\/\S*$/.test(text) && !isPhotograph(text))
    .map(({ text, way }) => ({ url: text, place: ` ${fieldName(way)}` }));
  visit(parseMdx(body), "link", (node, _index, parent) => {
    const { line, column } = (node.position ?? parent?.position)?.start ?? {
      line: body.firstLine,
      column: 1,
    };
    links.push({ url: node.url, place: `${line}:${column}` });
  });
  return links;
}

/** The ids that an article's page has besides the headings of its text (app/blog). */
const PAGE_PARTS = ["assuntos", "compartilhar", "fontes", "leia-tambem", "neste-artigo"];

function partReason({ body }: ContentFile, url: string): string | undefined {
  const slugger = new GithubSlugger();
  const ids = new Set(PAGE_PARTS);
  visit(parseMdx(body), "heading", (node) => void ids.add(slugger.slug(toString(node))));
  const isThere = [...ids].some((id) => [`#${id}`, encodeURI(`#${id}`)].includes(url));
  return isThere ? undefined : "não leva a nenhum título deste texto";
}

function textsIn(value: unknown, way: PropertyKey[] = []): { text: string; way: PropertyKey[] }[] {
  if (typeof value === "string") return [{ text: value, way }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...way, Array.isArray(value) ? Number(key) : key]),
  );
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
