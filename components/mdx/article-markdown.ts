import type { BlockContent, Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { SKIP, visit } from "unist-util-visit";
import { blocks } from "@/components/mdx/blocks/blocks";
import { isBlockName } from "@/components/mdx/blocks/schemas";
import { fileOf } from "@/components/mdx/blocks/figure";
import { attributesOf, isMdxElement } from "@/components/mdx/parse-mdx";
import { publishedTree } from "@/components/mdx/published-tree";
import { readOn, reviewLine, type Article } from "@/lib/content/articles";
import { longDate } from "@/lib/content/dates";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { articlePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";

/** For assistants and reading tools: blocks as quotations, absolute URLs. */
export function articleMarkdown(article: Article): string {
  const path = articlePath(article.slug);
  const head = [
    `# ${article.title}`,
    article.description,
    [
      `- Publicado: ${longDate(article.date)}`,
      ...(article.updated ? [`- Atualizado: ${longDate(article.updated)}`] : []),
      `- Categoria: ${article.category}`,
      `- Assuntos: ${article.tags.join(", ")}`,
      ...(article.series ? [`- Série: ${article.series.title}, parte ${article.series.part}`] : []),
      `- Por: ${article.author?.name ?? site.name}`,
      `- ${reviewLine(article)}`,
      `- Página: ${absoluteUrl(path)}`,
    ].join("\n"),
  ];
  const sources = article.sources.map(
    (source) =>
      `- ${source.url ? `[${source.title}](${source.url})` : source.title}${readOn(source)}`,
  );
  return [
    ...head,
    plainMarkdown(article.body, path),
    ...(sources.length > 0 ? [`## Fontes\n\n${sources.join("\n")}`] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function plainMarkdown(body: MdxBody, path: string): string {
  const tree = structuredClone(publishedTree(body));
  visit(tree, "image", (node) => void (node.url = fileOf({ src: node.url })));
  replaceBlocks(tree);
  visit(tree, ["link", "image", "definition"], (node) => {
    if ("url" in node)
      node.url = absoluteUrl(node.url.startsWith("#") ? path + node.url : node.url);
  });
  return toMarkdown.stringify(tree).trim();
}

const toMarkdown = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .data("settings", { bullet: "-" });

function replaceBlocks(tree: Root) {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isMdxElement(node)) return;
    if (!node.name || !isBlockName(node.name)) return;
    const block = blocks[node.name];
    const content = block.markdown(attributesOf(node), node.children as BlockContent[]);
    parent.children.splice(index, 1, ...content);
    return [SKIP, index];
  });
}
