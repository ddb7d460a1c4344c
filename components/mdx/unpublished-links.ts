import { visit } from "unist-util-visit";
import { parseMdx } from "@/components/mdx/parse-mdx";
import type { ContentFile } from "@/lib/content/front-matter.mjs";
import { isPublished } from "@/lib/content/publication.mjs";
import { articlePath, releasePath } from "@/lib/paths";

/** The page of a text that is published on a day; other texts are always there. */
function datedPage({ body }: ContentFile): string | undefined {
  const [, folder, slug = ""] = /^content\/([^/]+)\/(.*)\.mdx$/.exec(body.file) ?? [];
  if (folder === "articles") return articlePath(slug);
  if (folder === "press-releases") return releasePath(slug);
}

export function unpublishedLinks(files: readonly ContentFile[]): string[] {
  // The contest's release is always there (0046).
  const isHidden = (file: ContentFile) =>
    datedPage(file) !== undefined && file.data.kind !== "concurso" && !isPublished(file.data);
  const hidden = new Set(files.filter(isHidden).map(datedPage));
  return files
    .filter((file) => !isHidden(file))
    .flatMap((file) =>
      linksOf(file)
        .filter(({ url }) => hidden.has(url.replace(/[?#].*$/, "")))
        .map(
          ({ url, place }) =>
            `${file.body.file}:${place}: o link ${url} leva a um texto que ainda não está no site; ` +
            "tire o link ou espere para publicar os dois no mesmo dia",
        ),
    );
}

function linksOf({ data, body, positionOf }: ContentFile): { url: string; place: string }[] {
  const links = textsIn(data).map(({ text, way }) => ({ url: text, place: positionOf(way) }));
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
