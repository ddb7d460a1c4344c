import { z } from "zod";
import { ASSET_SLUGS, LOGO_SLUGS, LOGO_VERSIONS } from "@/lib/drawings/brand-files";
import { COLOR_IDS } from "@/lib/drawings/palette";
import {
  count,
  day,
  demonstrationFields,
  keywords,
  labelled,
  text,
  time,
} from "@/lib/content/schema-fields";
import { CONTEST, MEDIA_KIT } from "@/lib/limits";

/** A phase in days, both included. `previousFrom`: the first day that was announced before. */
const phaseSchema = z
  .strictObject({
    name: labelled("Nome", text),
    from: labelled("Primeiro dia", day),
    to: labelled("Último dia", day),
    previousFrom: labelled(
      "Primeiro dia anunciado antes",
      day.optional(),
      "Só se a fase mudou de dia.",
    ),
    text: labelled("Texto", text),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "vem antes de `from`" });

/** The photo contest (specification §4, §5, §9). */
export const contestSchema = z.strictObject({
  prizesAbove: labelled("Prêmios acima de (R$)", count),
  prizes: labelled(
    "Prêmios",
    z.array(
      z.strictObject({
        place: labelled("Lugar", count),
        amount: labelled("Valor (R$)", count),
        extra: labelled("O que vem junto", text),
      }),
    ),
  ),
  scholarships: labelled("Bolsas", count),
  scholarshipsText: labelled("Texto das bolsas", text),
  weights: labelled(
    "Pesos",
    z.array(
      z.strictObject({
        criterion: labelled("Critério", z.enum(["technical", "creative"])),
        name: labelled("Nome", text),
        percent: labelled("Peso (%)", count),
        text: labelled("Texto", text),
      }),
    ),
  ),
  photosPerPerson: labelled("Fotos por pessoa", count),
  hashtags: labelled(
    "Hashtags",
    z.array(text.regex(/^#[\p{L}\d]+$/u, "esperava # e letras, como #PrimoZé")),
    "Com # e letras.",
  ),
  rules: labelled(
    "Regras",
    z
      .array(z.strictObject({ title: labelled("Título", text), text: labelled("Texto", text) }))
      .min(1),
  ),
  photosSelected: labelled("Fotos selecionadas", count),
  phases: labelled("Fases", z.array(phaseSchema).min(1)),
  /** The federal authorisation with its number, or why none is needed (docs/contest.md). */
  authorisation: labelled(
    "Autorização",
    text.optional(),
    "O número da autorização federal, ou por que não é preciso.",
  ),
});

export type Contest = z.infer<typeof contestSchema>;
export type Phase = Contest["phases"][number];

/** Differences from the numbers of §9 and overlapping phases, one line each. */
export function contestProblems(contest: Contest): string[] {
  const percent = (wanted: string) =>
    contest.weights.filter(({ criterion }) => criterion === wanted).map((weight) => weight.percent);
  const found: [field: string, found: unknown, expected: unknown][] = [
    ["prizesAbove", contest.prizesAbove, CONTEST.prizesAbove],
    ["prizes.amount", contest.prizes.map(({ amount }) => amount), CONTEST.prizes],
    ["prizes.place", contest.prizes.map(({ place }) => place), [1, 2, 3]],
    ["scholarships", contest.scholarships, CONTEST.scholarships],
    ["weights, technical", percent("technical"), [CONTEST.weights.technical]],
    ["weights, creative", percent("creative"), [CONTEST.weights.creative]],
    ["photosPerPerson", contest.photosPerPerson, CONTEST.photosPerPerson],
    ["photosSelected", contest.photosSelected, CONTEST.photosSelected],
    ["hashtags, how many", contest.hashtags.length, CONTEST.hashtags],
  ];
  const wrong = found
    .filter(([, value, expected]) => String(value) !== String(expected))
    .map(([field, value, expected]) => `${field}: veio ${value}; o valor combinado é ${expected}`);
  const overlapping = contest.phases
    .filter((phase, index) => phase.from <= (contest.phases[index - 1]?.to ?? ""))
    .map(({ name }) => `phases: "${name}" começa antes de a fase de cima acabar`);
  return [...wrong, ...overlapping];
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

/**
 * The release of the contest (specification §2, "press release"); heading, lead and text are those
 * of its page, the body is about the company.
 */
const contestReleaseSchema = z
  .strictObject({
    kind: labelled("Tipo", z.literal("concurso")),
    city: labelled("Cidade", text),
    date: labelled("Data", day),
    scope: labelled("Abrangência", text),
    scopeText: labelled("Texto da abrangência", text),
    bonusTitle: labelled("Título do bônus", text),
    bonusText: labelled("Texto do bônus", text),
    quote: labelled(
      "Citação",
      z.strictObject({ text: labelled("Texto", text), author: labelled("Autor", text) }),
    ),
    schedule: labelled("Calendário", z.array(stepSchema).min(1)),
    partners: labelled(
      "Parceiros",
      z
        .array(z.strictObject({ role: labelled("Função", text), name: labelled("Nome", text) }))
        .min(1),
    ),
    participate: labelled("Como participar", z.array(text).min(1)),
    ecosystemTitle: labelled("Título sobre a empresa", text),
    demonstration: demonstrationFields("date", "quote"),
  })
  .refine(({ date, schedule }) => schedule.every(({ from = date }) => from >= date), {
    path: ["date"],
    error: "vem depois do começo de uma etapa do calendário (schedule)",
  });

/** Every other release; the body is its text. Not public before its day, or as a draft. */
const otherReleaseSchema = z.strictObject({
  kind: labelled("Tipo", z.literal("release")),
  /** Title in search results; the heading of the page is the headline. */
  title: labelled("Título", text),
  description: labelled("Descrição", text),
  headline: labelled("Manchete", text),
  lead: labelled("Abertura", text),
  city: labelled("Cidade", text),
  date: labelled("Data", day),
  /** Not public before this hour of the day in São Paulo. */
  embargo: labelled(
    "Embargo",
    time.optional(),
    "A hora, no dia da data, em que deixa de ser reservado: 09:00.",
  ),
  draft: labelled("Rascunho", z.boolean().default(false), "Fica fora do site."),
  /** The last day of what it announces, if that ends. */
  lastDay: labelled("Último dia do anunciado", day.optional()),
  keywords,
  demonstration: demonstrationFields("date"),
});

export const releaseSchema = z.discriminatedUnion("kind", [
  contestReleaseSchema,
  otherReleaseSchema,
]);

/** Statistics of §2. */
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

/** The media kit (specification §2, §9); the body is "Sobre". */
export const mediaKitSchema = z.strictObject({
  /** Day on which the facts of this file entered the site. */
  asOf: labelled("Dia dos números", day, "Dia em que os números entraram no site."),
  facts: labelled(
    "Fatos",
    z
      .array(z.strictObject({ term: labelled("Termo", text), text: labelled("Texto", text) }))
      .min(1),
  ),
  statistics: labelled(
    "Números",
    z.array(
      z.strictObject({
        key: labelled("Qual", z.enum(STATISTICS)),
        value: labelled("Valor", text),
        label: labelled("Legenda", text),
        text: labelled("Texto", text),
      }),
    ),
  ),
  colors: labelled(
    "Cores",
    z.array(
      z.strictObject({ id: labelled("Qual", z.enum(COLOR_IDS)), use: labelled("Uso", text) }),
    ),
  ),
  logos: labelled(
    "Logos",
    z.array(
      z.strictObject({
        slug: labelled("Qual", z.enum(LOGO_SLUGS)),
        name: labelled("Nome", text),
        text: labelled("Texto", text),
      }),
    ),
  ),
  versions: labelled(
    "Versões",
    z.array(
      z.strictObject({
        id: labelled("Qual", z.enum(LOGO_VERSIONS)),
        name: labelled("Nome", text),
        text: labelled("Texto", text),
      }),
    ),
  ),
  assets: labelled(
    "Imagens",
    z.array(
      z.strictObject({
        slug: labelled("Qual", z.enum(ASSET_SLUGS)),
        name: labelled("Nome", text),
        text: labelled("Texto", text),
      }),
    ),
  ),
  dos: labelled(
    "Usos certos",
    z.array(
      z.strictObject({
        example: labelled("Exemplo", z.enum(DO_EXAMPLES)),
        title: labelled("Título", text),
        text: labelled("Texto", text),
      }),
    ),
  ),
  /** Credit line of published images. */
  credit: labelled("Crédito", text),
  /** Permissions for logos and images, one sentence each. */
  licence: labelled("Licença", z.array(text).min(1), "Uma frase para cada permissão."),
  demonstration: demonstrationFields("licence"),
  donts: labelled(
    "Usos errados",
    z.array(
      z.strictObject({
        example: labelled("Exemplo", z.enum(DONT_EXAMPLES)),
        title: labelled("Título", text),
        text: labelled("Texto", text),
      }),
    ),
  ),
});

/** Statistics that differ from §9, and missing or repeated items, one line each. */
export function mediaKitProblems(kit: z.infer<typeof mediaKitSchema>): string[] {
  const lists: [field: string, found: string[], all: readonly string[]][] = [
    ["statistics", kit.statistics.map(({ key }) => key), STATISTICS],
    ["colors", kit.colors.map(({ id }) => id), COLOR_IDS],
    ["logos", kit.logos.map(({ slug }) => slug), LOGO_SLUGS],
    ["versions", kit.versions.map(({ id }) => id), LOGO_VERSIONS],
    ["assets", kit.assets.map(({ slug }) => slug), ASSET_SLUGS],
  ];
  const incomplete = lists
    .filter(([, found, all]) => [...found].sort().join() !== [...all].sort().join())
    .map(([field, , all]) => `${field}: cada um de ${all.join(", ")}, uma vez só`);
  const wrong = kit.statistics
    .filter(({ key, value }) => value !== MEDIA_KIT[key])
    .map(
      ({ key, value }) =>
        `statistics, ${key}: veio ${value}; o valor combinado é ${MEDIA_KIT[key]}`,
    );
  return [...incomplete, ...wrong];
}
