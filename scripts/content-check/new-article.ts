import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { articleSchema } from "@/lib/content/article-schema";
import { getAllArticles } from "@/lib/content/articles";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { slugOf } from "@/lib/format/slug";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { paths } from "@/lib/paths";

/** The new article cannot be created; the message gives the reason in Portuguese. */
export class NewArticleError extends Error {}

/** Placeholder text of the scaffold; the content check finds it in published articles. */
export const PLACEHOLDER = "Escreva aqui";

const TITLE_MAX = 90;

/**
 * Writes a draft that passes validation.
 * @param today "YYYY-MM-DD"
 * @param root folder of the articles
 * @throws NewArticleError when the title is missing or too long, or the slug is already used
 */
export function writeNewArticle(
  title: string,
  today: string = saoPauloDate(),
  root: string = path.join(process.cwd(), "content/articles"),
) {
  const slug = slugOf(title);
  if (!slug) throw new NewArticleError('Diga o título: npm run novo-artigo -- "Título do artigo"');
  if (title.length > TITLE_MAX) {
    throw new NewArticleError(`O título tem ${title.length} caracteres; o máximo é ${TITLE_MAX}.`);
  }
  const file = path.join(root, `${slug}.mdx`);
  const taken = getAllArticles().find((article) => article.aliases.includes(slug));
  if (existsSync(file))
    throw new NewArticleError(`Já existe: ${path.relative(process.cwd(), file)}`);
  if (taken) throw new NewArticleError(`/blog/${slug} já leva ao artigo ${taken.slug} (aliases).`);
  writeFileSync(file, articleSource(title, today));
  return { file: path.relative(process.cwd(), file), slug };
}

/** The text of the new file. A JSON string is also a valid YAML string. */
function articleSource(title: string, today: string): string {
  const front = {
    title,
    ...(title.length > SEARCH_TITLE_MAX && {
      searchTitle: title.slice(0, SEARCH_TITLE_MAX).trim(),
    }),
    description: `${PLACEHOLDER}, em 50 a 170 caracteres, o que o leitor vai encontrar no artigo.`,
    date: today,
    draft: true,
    category: "Dicas de Reparos",
    tags: [PLACEHOLDER],
    cta: {
      title: "Prefere deixar com a gente?",
      text: "Conte o que precisa ser feito e receba um orçamento.",
      label: "Pedir orçamento",
      href: paths.contact,
    },
  };
  articleSchema.parse(front);
  const { cta, ...fields } = front;
  return [
    "---",
    ...Object.entries(fields).map(([name, value]) => `${name}: ${yaml(value)}`),
    "cta:",
    ...Object.entries(cta).map(([name, value]) => `  ${name}: ${yaml(value)}`),
    "---",
    "",
    `${PLACEHOLDER} a abertura: o problema do leitor, em duas ou três frases.`,
    "",
    "## Um título de seção",
    "",
    `${PLACEHOLDER} o texto, com medidas, normas e fontes.`,
    "",
  ].join("\n");
}

/** Dates, paths and booleans without quotes; other strings quoted, as they may contain a colon. */
const yaml = (value: unknown): string =>
  typeof value === "string" && /^(\d{4}-\d\d-\d\d|\/\S*)$/.test(value)
    ? value
    : JSON.stringify(value);
