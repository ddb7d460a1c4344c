import { z } from "zod";
import { ASSET_SLUGS, LOGO_SLUGS, LOGO_VERSIONS } from "@/lib/drawings/brand-files";
import type { Entry } from "@/lib/content/collection";
import { isPublished } from "@/lib/content/publication.mjs";
import { COLOR_IDS } from "@/lib/drawings/palette";
import {
  count,
  day,
  demonstrationFields,
  group,
  keywords,
  labelled,
  reading,
  rows,
  text,
  time,
} from "@/lib/content/schema-fields";
import { CONTEST_RELEASE } from "@/lib/paths";

const titleAndText = { title: labelled("Título", text), text: labelled("Texto", text) };
const nameAndText = { name: labelled("Nome", text), text: labelled("Texto", text) };

const phaseSchema = z
  .strictObject({
    name: labelled("Nome", text),
    from: labelled("Primeiro dia", day),
    to: labelled("Último dia", day),
    previousFrom: labelled("Primeiro dia anunciado antes", day.optional()).describe(
      "Só se a fase mudou de dia.",
    ),
    text: labelled("Texto", text),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "vem antes de `from`" });

export const contestSchema = z.strictObject({
  prizesAbove: labelled("Prêmios acima de (R$)", count),
  prizes: rows("Prêmios", {
    place: labelled("Lugar", count),
    amount: labelled("Valor (R$)", count),
    extra: labelled("O que vem junto", text),
  }).min(1),
  scholarships: labelled("Bolsas", count),
  scholarshipsText: labelled("Texto das bolsas", text),
  weights: rows("Pesos", {
    criterion: labelled("Critério", z.enum(["technical", "creative"])),
    name: labelled("Nome", text),
    percent: labelled("Peso (%)", count),
    text: labelled("Texto", text),
  }).min(1),
  photosPerPerson: labelled("Fotos por pessoa", count),
  hashtags: labelled(
    "Hashtags",
    z.array(text.regex(/^#[\p{L}\d]+$/u, "esperava # e letras, como #PrimoZé")).min(1),
  ).describe("Com # e letras."),
  rules: rows("Regras", titleAndText).min(1),
  photosSelected: labelled("Fotos selecionadas", count),
  phases: labelled("Fases", z.array(phaseSchema).min(1)),
  /** docs/contest.md says when one is needed. */
  authorisation: labelled("Autorização", text.optional()).describe(
    "O número da autorização federal, ou por que não é preciso.",
  ),
});

export type Contest = z.infer<typeof contestSchema>;
export type Phase = Contest["phases"][number];

/** Weights that are not shares of a whole, and overlapping phases. */
export function contestProblems({ phases, weights }: Contest): string[] {
  const sum = weights.reduce((total, { percent }) => total + percent, 0);
  return [
    ...(sum === 100 ? [] : [`weights: os pesos somam ${sum}%; têm de somar 100%`]),
    ...phases
      .filter((phase, index) => phase.from <= (phases[index - 1]?.to ?? ""))
      .map(({ name }) => `phases: "${name}" começa antes de a fase de cima acabar`),
  ];
}

const stepSchema = z
  .strictObject({
    name: labelled("Nome", text),
    from: labelled("Primeiro dia", day.optional()),
    to: labelled("Último dia", day.optional()),
    text: labelled("Texto", text),
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
    scopeText: labelled("Texto da abrangência", text),
    bonusTitle: labelled("Título do bônus", text),
    bonusText: labelled("Texto do bônus", text),
    quote: group("Citação", { text: labelled("Texto", text), author: labelled("Autor", text) }),
    schedule: labelled("Calendário", z.array(stepSchema).min(1)),
    partners: rows("Parceiros", {
      role: labelled("Função", text),
      name: labelled("Nome", text),
    }).min(1),
    participate: labelled("Como participar", z.array(text).min(1)),
    ecosystemTitle: labelled("Título sobre a empresa", text),
    ...reading,
    demonstration: demonstrationFields("date", "quote"),
  })
  .refine(({ date, schedule }) => schedule.every(({ from = date }) => from >= date), {
    path: ["date"],
    error: "vem depois do começo de uma etapa do calendário (schedule)",
  });

/** Every other release; the body is its text. */
const otherReleaseSchema = z.strictObject({
  kind: labelled("Tipo", z.literal("release")),
  /** For search engines; the heading of the page is the headline. */
  title: labelled("Título", text),
  description: labelled("Descrição", text),
  headline: labelled("Manchete", text),
  lead: labelled("Abertura", text),
  city: labelled("Cidade", text),
  date: labelled("Data", day),
  embargo: labelled("Embargo", time.optional()).describe(
    "A hora, no dia da data, em que deixa de ser reservado: 09:00.",
  ),
  draft: labelled("Rascunho", z.boolean().default(false)).describe("Fica fora do site."),
  lastDay: labelled("Último dia do anunciado", day.optional()),
  ...reading,
  keywords,
  demonstration: demonstrationFields("date"),
});

export const releaseSchema = z.discriminatedUnion("kind", [
  contestReleaseSchema,
  otherReleaseSchema,
]);

/** The page of the contest's release is there in any case. */
export function releaseProblems(releases: Entry<z.infer<typeof releaseSchema>>[]): string[] {
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

const STATISTICS = ["followers", "views", "episodes", "years"] as const;

/** Examples of correct and wrong use; app/media-kit draws one for each. */
const DO_EXAMPLES = ["clear-space", "light-ground", "dark-ground", "minimum-size"] as const;
const DONT_EXAMPLES = [
  "stretched",
  "rotated",
  "recoloured",
  "low-contrast",
  "effects",
  "crowded",
] as const;
export type DoExample = (typeof DO_EXAMPLES)[number];
export type DontExample = (typeof DONT_EXAMPLES)[number];

export const mediaKitSchema = z.strictObject({
  asOf: labelled("Dia dos números", day).describe("Dia em que os números entraram no site."),
  facts: rows("Fatos", { term: labelled("Termo", text), text: labelled("Texto", text) }).min(1),
  statistics: rows("Números", {
    key: labelled("Qual", z.enum(STATISTICS)),
    value: labelled("Valor", text),
    label: labelled("Legenda", text),
    text: labelled("Texto", text),
  }).min(1),
  colors: rows("Cores", {
    id: labelled("Qual", z.enum(COLOR_IDS)),
    use: labelled("Uso", text),
  }),
  logos: rows("Logos", { slug: labelled("Qual", z.enum(LOGO_SLUGS)), ...nameAndText }),
  versions: rows("Versões", { id: labelled("Qual", z.enum(LOGO_VERSIONS)), ...nameAndText }),
  assets: rows("Imagens", { slug: labelled("Qual", z.enum(ASSET_SLUGS)), ...nameAndText }),
  dos: rows("Usos certos", { example: labelled("Exemplo", z.enum(DO_EXAMPLES)), ...titleAndText }),
  credit: labelled("Crédito", text),
  licence: labelled("Licença", z.array(text).min(1)).describe("Uma frase para cada permissão."),
  demonstration: demonstrationFields("licence"),
  donts: rows("Usos errados", {
    example: labelled("Exemplo", z.enum(DONT_EXAMPLES)),
    ...titleAndText,
  }),
});

/** The pictures of public/brand and their texts go together; a statistic may be missing. */
export function mediaKitProblems(kit: z.infer<typeof mediaKitSchema>): string[] {
  const lists: [field: string, found: string[], all: readonly string[]][] = [
    ["colors", kit.colors.map(({ id }) => id), COLOR_IDS],
    ["logos", kit.logos.map(({ slug }) => slug), LOGO_SLUGS],
    ["versions", kit.versions.map(({ id }) => id), LOGO_VERSIONS],
    ["assets", kit.assets.map(({ slug }) => slug), ASSET_SLUGS],
  ];
  const incomplete = lists
    .filter(([, found, all]) => [...found].sort().join() !== [...all].sort().join())
    .map(([field, , all]) => `${field}: cada um de ${all.join(", ")}, uma vez só`);
  const keys = kit.statistics.map(({ key }) => key);
  const twins = keys.filter((key, index) => keys.indexOf(key) !== index);
  return [...incomplete, ...twins.map((key) => `statistics: ${key} aparece duas vezes`)];
}
