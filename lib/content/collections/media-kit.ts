import { z } from "zod";
import { ASSET_SLUGS, LOGO_SLUGS, LOGO_VERSIONS } from "@/lib/drawings/brand-files";
import { day } from "@/lib/content/date-fields";
import {
  demonstrationFields,
  labelled,
  longText,
  rows,
  text,
  titleAndText,
} from "@/lib/content/schema-fields";

const nameAndText = { name: labelled("Nome", text), text: labelled("Texto", longText) };

const STATISTICS = ["followers", "views", "episodes", "years"] as const;

/** Examples of correct and wrong use; app/media-kit draws one for each. */
const DO_EXAMPLES = ["clear-space", "light-ground", "dark-ground", "minimum-size"] as const;
const DONT_EXAMPLES = ["stretched", "recoloured", "low-contrast"] as const;
export type DoExample = (typeof DO_EXAMPLES)[number];
export type DontExample = (typeof DONT_EXAMPLES)[number];

/** The fields of the page of the media kit, whose text is "Sobre". */
export const mediaKitFields = {
  asOf: labelled("Dia dos números", day).describe("Dia em que os números entraram no site."),
  facts: rows(
    { title: "Fatos", singular: "Fato" },
    { term: labelled("Termo", text), text: labelled("Texto", longText) },
  ).min(1),
  statistics: rows(
    { title: "Números", singular: "Número" },
    {
      key: labelled("Qual", z.enum(STATISTICS)),
      value: labelled("Valor", text),
      label: labelled("Legenda", text),
      text: labelled("Texto", longText),
    },
  ).min(1),
  logos: rows(
    { title: "Logos", singular: "Logo" },
    { slug: labelled("Qual", z.enum(LOGO_SLUGS)), ...nameAndText },
  ),
  versions: rows(
    { title: "Versões", singular: "Versão" },
    { id: labelled("Qual", z.enum(LOGO_VERSIONS)), ...nameAndText },
  ),
  assets: rows(
    { title: "Imagens", singular: "Imagem" },
    { slug: labelled("Qual", z.enum(ASSET_SLUGS)), ...nameAndText },
  ),
  dos: rows(
    { title: "Usos certos", singular: "Uso certo" },
    { example: labelled("Exemplo", z.enum(DO_EXAMPLES)), ...titleAndText },
  ),
  credit: labelled("Crédito", text),
  licence: labelled("Licença", z.array(text).min(1)).describe("Uma frase para cada permissão."),
  demonstration: demonstrationFields("licence"),
  donts: rows(
    { title: "Usos errados", singular: "Uso errado" },
    {
      example: labelled("Exemplo", z.enum(DONT_EXAMPLES)),
      ...titleAndText,
    },
  ),
};

type MediaKit = z.infer<z.ZodObject<typeof mediaKitFields>>;

/**
 * For `.superRefine()`: the pictures of public/brand and their texts go together; a statistic may
 * be missing.
 */
export function mediaKitRules(kit: MediaKit, context: z.core.$RefinementCtx) {
  const report = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  const lists: [field: string, found: string[], all: readonly string[]][] = [
    ["logos", kit.logos.map(({ slug }) => slug), LOGO_SLUGS],
    ["versions", kit.versions.map(({ id }) => id), LOGO_VERSIONS],
    ["assets", kit.assets.map(({ slug }) => slug), ASSET_SLUGS],
  ];
  for (const [field, found, all] of lists) {
    if ([...found].sort().join() !== [...all].sort().join())
      report(field, `cada um de ${all.join(", ")}, uma vez só`);
  }
  const keys = kit.statistics.map(({ key }) => key);
  for (const key of keys.filter((key, index) => keys.indexOf(key) !== index))
    report("statistics", `${key} aparece duas vezes`);
}
