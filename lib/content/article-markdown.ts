import { noteLabels, type NoteKind } from "@/lib/content/note-labels";
import { articlePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { site } from "@/lib/site";
import type { Article } from "@/lib/content/article-schema";
import { longDate } from "@/lib/content/dates";

/**
 * An article as plain Markdown, for assistants and reading tools: what stands above the text on its page, the text with
 * its components written out as quotations, and all addresses in full.
 */
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
      `- Por: ${site.name}`,
      `- Página: ${absoluteUrl(path)}`,
    ].join("\n"),
  ];
  const sources = article.sources.map(
    ({ title, url }) => `- ${url ? `[${title}](${url})` : title}`,
  );
  return [
    ...head,
    plainMarkdown(article.body.trim(), path),
    ...(sources.length > 0 ? [`## Fontes\n\n${sources.join("\n")}`] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

/** MDX as Markdown: remarks and testimonials become quotations, addresses are completed. */
function plainMarkdown(body: string, path: string): string {
  return body
    .replace(
      /<Note\s([^>]*)>\n?([\s\S]*?)<\/Note>/g,
      (_match, attributes: string, text: string) => {
        const { kind, title } = readAttributes(attributes);
        const label = [noteLabels[kind as NoteKind], title].filter(Boolean).join(": ");
        return quotation(`**${label}**\n\n${text.trim()}`);
      },
    )
    .replace(
      /<Testimonial\s([^>]*)>\n?([\s\S]*?)<\/Testimonial>/g,
      (_match, attributes: string, text: string) => {
        const { name, age, profession } = readAttributes(attributes);
        return quotation(`${text.trim()}\n\n— ${name}, ${age} anos, ${profession}`);
      },
    )
    .replaceAll("&nbsp;", "\u00a0")
    .replace(/\]\((\/[^)\s]*)/g, (_match, link: string) => `](${absoluteUrl(link)}`)
    .replace(/\]\((#[^)\s]*)/g, (_match, anchor: string) => `](${absoluteUrl(path + anchor)}`);
}

const quotation = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

const readAttributes = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
