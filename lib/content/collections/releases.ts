import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import type { Entry } from "@/lib/content/read-folder";
import { isPublished } from "@/lib/content/publication.mjs";
import { changeOrder, day, reading, time } from "@/lib/content/date-fields";
import { photograph } from "@/lib/content/picture-fields";
import {
  demonstrationFields,
  group,
  keywords,
  labelled,
  longText,
  rows,
  text,
} from "@/lib/content/schema-fields";
import { CONTEST_RELEASE } from "@/lib/paths";

const stepSchema = z
  .strictObject({
    name: labelled("Nome", text),
    from: labelled("Primeiro dia", day.optional()),
    to: labelled("Último dia", day.optional()),
    text: labelled("Texto", longText),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: "`from` e `to` vêm juntos",
  });

/** Heading, lead and text are those of its page, the body is about the company. */
const contestReleaseSchema = z
  .strictObject({
    kind: labelled("Tipo", z.literal("concurso")),
    city: labelled("Cidade", text),
    date: labelled("Data", day),
    scope: labelled("Abrangência", text),
    scopeText: labelled("Texto da abrangência", longText),
    bonusTitle: labelled("Título do bônus", text),
    bonusText: labelled("Texto do bônus", longText),
    quote: group("Citação", { text: labelled("Texto", longText), author: labelled("Autor", text) }),
    schedule: labelled("Calendário", z.array(stepSchema).min(1)),
    partners: rows(
      { title: "Parceiros", singular: "Parceiro" },
      {
        role: labelled("Função", text),
        name: labelled("Nome", text),
      },
    ).min(1),
    participate: labelled("Como participar", z.array(text).min(1)),
    ecosystemTitle: labelled("Título sobre a empresa", text),
    ...reading,
    demonstration: demonstrationFields("date", "quote"),
  })
  .refine(({ date, schedule }) => schedule.every(({ from = date }) => from >= date), {
    path: ["date"],
    error: "vem depois do começo de uma etapa do calendário (schedule)",
  })
  .refine(...changeOrder);

/** Every other release; the body is its text. */
const otherReleaseSchema = z
  .strictObject({
    kind: labelled("Tipo", z.literal("release")),
    /** For search engines; the heading of the page is the headline. */
    title: labelled("Título", text),
    description: labelled("Descrição", longText),
    headline: labelled("Manchete", text),
    lead: labelled("Abertura", longText),
    city: labelled("Cidade", text),
    date: labelled("Data", day),
    embargo: labelled("Embargo", time.optional()).describe(
      "A hora, no dia da data, em que deixa de ser reservado: 09:00.",
    ),
    draft: labelled("Rascunho", z.boolean().default(false)).describe("Fica fora do site."),
    lastDay: labelled("Último dia do anunciado", day.optional()),
    picture: photograph("Fotografia")
      .describe("Abaixo da abertura, com o crédito. Quem aparece tem de ter autorizado.")
      .optional(),
    ...reading,
    keywords,
    demonstration: demonstrationFields("date"),
  })
  .refine(...changeOrder);

const releaseSchema = z.discriminatedUnion("kind", [contestReleaseSchema, otherReleaseSchema]);

/** The page of the contest's release is there in any case. */
function releaseProblems(releases: Entry<z.infer<typeof releaseSchema>>[]): string[] {
  const ofContest = releases.filter(({ kind }) => kind === "concurso");
  return [
    ...(ofContest.some(({ slug }) => slug === CONTEST_RELEASE)
      ? []
      : [`${CONTEST_RELEASE}.mdx não existe, ou não tem \`kind: concurso\``]),
    ...ofContest
      .filter((release) => !isPublished(release))
      .map(({ date }) => `date: a página do release do concurso é sempre pública; veio ${date}`),
  ];
}

/** The release of the contest, and those that have a page under the newsroom. */
export const releaseFiles = defineCollection("press-releases", {
  title: "Releases",
  singular: "Release",
  schema: releaseSchema,
  check: releaseProblems,
});
