import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { getAllArticles } from "@/lib/content/articles";
import { articleFiles } from "@/lib/content/collections/articles";
import { explainIssue, forEditors } from "@/lib/content/explain-issue";
import { contentName, contentRoot } from "@/lib/content-root.mjs";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { slugOf } from "@/lib/format/slug";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { Failure } from "@/scripts/lib/failure.mjs";

/** The content check finds it in published articles. */
export const PLACEHOLDER = "Escreva aqui";

/** Writes a draft that passes validation. @throws Failure */
export function writeNewArticle(title: string) {
  const slug = slugOf(title);
  if (!slug) throw new Failure('Diga o título: npm run novo-artigo -- "Título do artigo"');
  const file = path.join(contentRoot(), "articles", `${slug}.mdx`);
  const taken = getAllArticles().find((article) => article.aliases.includes(slug));
  if (existsSync(file)) throw new Failure(`Já existe: ${contentName(file)}`);
  if (taken) throw new Failure(`/blog/${slug} já leva ao artigo ${taken.slug} (aliases).`);
  writeFileSync(file, articleSource(title));
  return { file: contentName(file), slug };
}

/** Texts are quoted, because an editor may write a colon into them. */
const FORMAT = {
  lineWidth: 0,
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
} as const;

function articleSource(title: string): string {
  const front = {
    title,
    ...(title.length > SEARCH_TITLE_MAX && {
      searchTitle: title.slice(0, SEARCH_TITLE_MAX).trim(),
    }),
    description: `${PLACEHOLDER}, em 50 a 160 caracteres, o que o leitor vai encontrar no artigo.`,
    date: saoPauloDate(),
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
  const { error } = articleFiles.schema.safeParse(front, forEditors);
  if (error) throw new Failure(error.issues.map(explainIssue).join("\n"));
  return `---
${stringify(front, FORMAT)}---

${PLACEHOLDER} a abertura: o problema do leitor, em duas ou três frases.

## Um título de seção

${PLACEHOLDER} o texto, com medidas, normas e fontes.
`;
}
