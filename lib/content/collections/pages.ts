import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { sitePath } from "@/lib/content/address-fields";
import { reading } from "@/lib/content/date-fields";
import { picture } from "@/lib/content/picture-fields";
import {
  afterEnd,
  description,
  keywords,
  labelled,
  order,
  rows,
  text,
} from "@/lib/content/schema-fields";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { pageName, paths } from "@/lib/paths";

/** Those with a drawing of their own that a photograph can replace. */
const PAGES_WITH_PICTURE = ["mulheres-na-manutencao", "primoze-cast", "servicos"];

/** Metadata, heading and lead of each page of lib/paths.ts and of each calculator. */
export const pageFiles = defineCollection("pages", {
  title: "Páginas",
  schema: z.strictObject({
    title: labelled("Título", text.max(SEARCH_TITLE_MAX)),
    searchTitle: labelled(
      "Título para os buscadores",
      text.max(SEARCH_TITLE_MAX).optional(),
    ).describe("Quando o título não diz o ofício nem o lugar."),
    description: description.describe("Para buscadores e links compartilhados."),
    heading: labelled("Título da página", text),
    lead: labelled("Abertura", text),
    afterEnd: afterEnd({ description, lead: labelled("Abertura", text) }),
    /** `updated` is in the sitemap, too; never guessed. */
    ...reading,
    articles: labelled("Artigos recomendados", z.array(text).default([])).describe(
      "Nomes dos arquivos, na ordem.",
    ),
    keywords,
    picture: picture.describe(`Nas páginas ${PAGES_WITH_PICTURE.join(", ")}.`),
    /** Listed by `npm run before-launch`. */
    check: labelled("A conferir", z.array(text).default([])).describe(
      "O que um profissional ou a empresa ainda tem de resolver.",
    ),
    sections: rows("Partes que a busca mostra", {
      id: labelled("Identificador", text).describe("A âncora da parte na página."),
      title: labelled("Título", text),
      text: labelled("Texto", text.optional()),
      keywords,
    }).default([]),
  }),
  check: (pages) => [
    ...Object.values(paths)
      .map(pageName)
      .filter((name) => !pages.some(({ slug }) => slug === name))
      .map((name) => `${name}.mdx não existe`),
    ...pages
      .filter(({ slug, picture }) => picture && !PAGES_WITH_PICTURE.includes(slug))
      .map(({ slug }) => `picture: a página ${slug} não tem lugar para uma fotografia`),
  ],
});

export const specialProjectFiles = defineCollection("special-projects", {
  title: "Projetos especiais",
  order: true,
  schema: z.strictObject({
    logo: labelled("Logo", z.enum(["click", "women", "cast"])),
    title: labelled("Título", text),
    subtitle: labelled("Subtítulo", text),
    description: labelled("Descrição", text),
    buttonText: labelled("Texto do botão", text),
    buttonColor: labelled("Cor do botão", z.enum(["obra", "planta", "seguranca"])),
    link: labelled("Link", sitePath),
    picture,
    order,
    afterEnd: afterEnd({ description: labelled("Descrição", text) }),
  }),
});
export type SpecialProject = ReturnType<typeof specialProjectFiles>[number];
