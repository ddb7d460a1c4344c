import { z } from "zod";
import { BLOG_FEATURED, HOME_TEASERS, SEARCH_TITLE_MAX } from "@/lib/limits";
import { defineCollection } from "@/lib/content/collection";
import { groupBy } from "@/lib/content/group-by";
import type { Entry } from "@/lib/content/read-folder";
import { isPublished } from "@/lib/content/publication.mjs";
import { sitePath } from "@/lib/content/address-fields";
import { changeOrder, day, reading } from "@/lib/content/date-fields";
import { picture } from "@/lib/content/picture-fields";
import { review } from "@/lib/content/review-fields";
import {
  afterEnd,
  description,
  group,
  keywords,
  labelled,
  longText,
  order,
  text,
  word,
} from "@/lib/content/schema-fields";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";

/** Categories of specification §3, in its order. */
export const ARTICLE_CATEGORIES = [
  "Dicas de Reparos",
  "Mercado de Tintas",
  "Manutenção Predial",
  "Acessibilidade e Adaptação",
  "Entrevistas e Insights",
  "Notícias do Setor",
  "Click na Pintura",
  "Mulheres na Manutenção",
  "Mercado Elétrico",
  "Segurança",
] as const;

const TEASER_CATEGORIES = [
  "Energia Renovável",
  "Mercado de Tintas",
  "Política Nacional",
  "Dicas de Pintura",
] as const;

const cta = group("Convite do fim", {
  title: labelled("Título", text),
  text: labelled("Texto", longText),
  label: labelled("Texto do botão", text),
  href: labelled("Endereço", sitePath).describe("Uma página do site, como /contato."),
  service: labelled(
    "Serviço",
    z.enum(SERVICE_OPTIONS.map(({ value }) => value)).optional(),
  ).describe("Vai marcado no pedido de orçamento de quem lê o artigo."),
});

const oldAddress = text.regex(
  /^[a-z0-9-]+$/,
  "esperava o fim do endereço antigo, só com letras minúsculas, números e hífens, como nome-antigo",
);

const DECIDES_COVER = "Decide o desenho da capa, se o artigo não tiver a sua.";

const articleFields = z.strictObject({
  title: labelled("Título", text.max(90)),
  /** Search engines and browser tabs append the company's name to it. */
  searchTitle: labelled(
    "Título para os buscadores",
    text.max(SEARCH_TITLE_MAX).optional(),
  ).describe(`Os buscadores cortam um título de mais de ${SEARCH_TITLE_MAX} caracteres.`),
  description: description.describe("O que o leitor encontra; aparece na busca e nos cartões."),
  date: labelled("Data", day).describe(
    "Dia da publicação. Com um dia futuro, o artigo espera por ele.",
  ),
  ...reading,
  picture: picture.describe("Na capa, no lugar do desenho."),
  category: labelled("Categoria", z.enum(ARTICLE_CATEGORIES)).describe(DECIDES_COVER),
  tags: labelled(
    { title: "Assuntos", singular: "Assunto" },
    z.array(word.regex(/[A-Za-z0-9]/, "esperava um assunto com letras")).min(1),
  ).describe("Como Pintura ou Tintas."),
  keywords,
  featured: labelled("Em destaque no blog", z.boolean().default(false)).describe(
    "Em três artigos. Se houver mais, valem os mais novos; se houver menos, os mais novos completam.",
  ),
  draft: labelled("Rascunho", z.boolean().default(false)).describe(
    "Ligado, o artigo não sai no site publicado.",
  ),
  homeTeaser: group("Na página inicial", {
    category: labelled("Categoria", z.enum(TEASER_CATEGORIES)).describe(DECIDES_COVER),
    order,
  })
    .describe(
      "São quatro. Se houver mais, valem os mais novos; se houver menos, os mais novos completam.",
    )
    .optional(),
  series: group("Série", {
    title: labelled("Título", text),
    part: labelled("Parte", z.number().int().min(1)),
  }).optional(),
  aliases: labelled(
    { title: "Endereços antigos", singular: "Endereço antigo" },
    z.array(oldAddress).default([]),
  ).describe("Endereços que passam a levar a este artigo: nome-antigo."),
  cta,
  afterEnd: afterEnd({ description, cta }),
  author: group("Autor", {
    name: labelled("Nome", text),
    role: labelled("Função", text.optional()),
    register: labelled("Registro profissional", text.optional()),
  })
    .describe("Se não for a empresa.")
    .optional(),
  ...review,
});

const articleSchema = articleFields.refine(...changeOrder);

export type ArticleEntry = Entry<z.infer<typeof articleSchema>>;

/** What the site resolves by itself between articles. Unpublished ones count only for aliases. */
function articleWarnings(articles: readonly ArticleEntry[]): string[] {
  const published = articles.filter((article) => isPublished(article));
  const featured = published.filter((article) => article.featured);
  const teasers = published.filter(({ homeTeaser }) => homeTeaser);
  return [
    ...countWarning("featured", featured, BLOG_FEATURED, "o destaque do blog"),
    ...countWarning("homeTeaser", teasers, HOME_TEASERS, "a página inicial"),
    ...teaserOrderWarnings(teasers),
    ...new Set(aliasWarnings(articles)),
    ...published.flatMap(longTitleWarning),
  ];
}

const longTitleWarning = ({ slug, title, searchTitle = title }: ArticleEntry): string[] =>
  searchTitle.length <= SEARCH_TITLE_MAX
    ? []
    : [
        `searchTitle: os buscadores cortam o título de ${slug}.mdx depois de ${SEARCH_TITLE_MAX} caracteres; escreva aqui um mais curto`,
      ];

function countWarning(
  field: string,
  { length }: readonly ArticleEntry[],
  wanted: number,
  place: string,
): string[] {
  if (length === wanted) return [];
  const cure = length > wanted ? "valem os mais novos" : "os mais novos completam";
  return [`${field}: ${place} mostra ${wanted} artigos publicados; há ${length}, e ${cure}`];
}

function teaserOrderWarnings(teasers: readonly ArticleEntry[]): string[] {
  const orders = teasers.map(({ homeTeaser }) => homeTeaser!.order);
  const twins = orders.filter((one, index) => orders.indexOf(one) !== index);
  return [...new Set(twins)].map(
    (one) => `homeTeaser.order: a posição ${one} está em mais de um artigo; o mais novo vem antes`,
  );
}

/**
 * The address of an article beats an alias; of two articles with an alias the first by name has it.
 */
function aliasWarnings(articles: readonly Pick<ArticleEntry, "slug" | "aliases">[]): string[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return [...groupBy(articles, ({ aliases }) => aliases)].flatMap(([alias, owners]) => {
    const slugs = owners.map(({ slug }) => slug);
    const target = bySlug.get(alias);
    if (slugs.includes(alias)) return `aliases: ${alias} leva a si mesmo`;
    if (target && slugs.some((slug) => target.aliases.includes(slug))) {
      return `aliases: ${[alias, ...slugs].sort().join(" e ")} levam um ao outro`;
    }
    if (target) return `aliases: ${alias} (de ${slugs.join(", ")}) é o endereço de outro artigo`;
    if (slugs.length > 1) return `aliases: ${alias} está em ${[...slugs].sort().join(" e ")}`;
    return [];
  });
}

export const articleFiles = defineCollection("articles", {
  title: "Artigos",
  singular: "Artigo",
  schema: articleSchema,
  warn: articleWarnings,
});
