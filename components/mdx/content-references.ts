import { visit } from "unist-util-visit";
import { parseMdx } from "@/components/mdx/parse-mdx";
import { findArticle } from "@/lib/content/articles";
import { getServices } from "@/lib/content/collections";
import { isEvent } from "@/lib/content/events";
import { fieldName } from "@/lib/content/explain-issue";
import type { ContentFile } from "@/lib/content/front-matter.mjs";
import { isPublished } from "@/lib/content/publication.mjs";
import { linkJudge } from "@/lib/seo/site-addresses";

/**
 * What a file names and the site does not have, as "content/x.mdx:LINE:COLUMN: reason". The site is
 * built without it, so that a deletion or a new name can be published alone (0050).
 */
export function referenceProblems(files: readonly ContentFile[]): string[] {
  const deadLinkReason = linkJudge();
  return files.flatMap((file) =>
    [...deadLinks(file, deadLinkReason), ...unknownNames(file)].map(
      ({ place, reason }) => `${file.body.file}:${place}: ${reason}`,
    ),
  );
}

type Problem = { place: string; reason: string };

function deadLinks(file: ContentFile, deadLinkReason: ReturnType<typeof linkJudge>): Problem[] {
  // Texts that wait for a day may lead to each other.
  const isWaiting = isHidden(file);
  return linksOf(file).flatMap(({ url, place }) => {
    const why = deadLinkReason(url);
    if (!why || (isWaiting && why.includes("ainda não"))) return [];
    const cure = why.includes("ainda não")
      ? "até lá, sai sem o link"
      : "as palavras saem sem o link, e um botão leva à página de cima";
    return { place, reason: `o link ${url} ${why}; ${cure}` };
  });
}

/** A text that waits for its day. The contest's release is always there (0046). */
export const isHidden = ({ body, data }: ContentFile) =>
  /^content\/(articles|press-releases)\//.test(body.file) &&
  data.kind !== "concurso" &&
  !isPublished(data);

function linksOf({ data, body, positionOf }: ContentFile): { url: string; place: string }[] {
  const links = textsIn(data)
    .filter(({ text }) => /^\/\S*$/.test(text))
    .map(({ text, way }) => ({ url: text, place: positionOf(way) }));
  visit(parseMdx(body), (node) => {
    if (node.type !== "link" && node.type !== "definition") return;
    const { line, column } = node.position!.start;
    links.push({ url: node.url, place: `${line}:${column}` });
  });
  return links;
}

function textsIn(value: unknown, way: PropertyKey[] = []): { text: string; way: PropertyKey[] }[] {
  if (typeof value === "string") return [{ text: value, way }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...way, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Fields that name another file. The schemas have checked their types. */
function unknownNames({ data, body, positionOf }: ContentFile): Problem[] {
  const names: [way: PropertyKey[], name: unknown, exists: () => boolean, what: string][] = [];
  const inFolder = (folder: string) => body.file.startsWith(`content/${folder}/`);
  if (inFolder("episodes")) {
    const { article } = data;
    names.push([["article"], article, () => isArticle(article), "artigo publicado"]);
  }
  if (inFolder("episodes") || inFolder("works")) {
    const { service } = data;
    names.push([["service"], service, () => isService(service), "serviço"]);
  }
  if (inFolder("pages") && Array.isArray(data.articles)) {
    data.articles.forEach((name: unknown, index) =>
      names.push([["articles", index], name, () => isArticle(name), "artigo publicado"]),
    );
  }
  const { event } = (data.afterEnd ?? {}) as { event?: unknown };
  names.push([["afterEnd", "event"], event, () => isEvent(String(event)), "curso nem concurso"]);
  return names
    .filter(([, name, exists]) => name !== undefined && name !== null && !exists())
    .map(([way, name, , what]) => ({
      place: positionOf(way),
      reason: `${fieldName(way)}: não há ${what} “${String(name)}”`,
    }));
}

const isService = (name: unknown) => getServices().some(({ slug }) => slug === name);

const isArticle = (name: unknown) => findArticle(String(name)) !== undefined;
