import { z } from "zod";
import { CALCULATORS } from "@/components/calculators/calculators";
import { videoAddress } from "@/lib/content/address-fields";
import { pictureProblem } from "@/lib/content/picture-fields";
import { labelled, text } from "@/lib/content/schema-fields";

// The attributes of each block's tag, apart from what draws the blocks, because the judge of texts
// also runs in the editor. All are strings: JavaScript in content/ is not run.

const picture = text.superRefine((url, context) => {
  for (const message of pictureProblem(url)) context.addIssue({ code: "custom", message });
});

const calculator = z
  .strictObject({
    name: labelled("Calculadora", z.enum(CALCULATORS.map((calculator) => calculator.name))),
  })
  .meta({ title: "Calculadora", icon: "calculate" });

const figure = z
  .strictObject({
    src: labelled("Figura", picture).describe(
      "Uma fotografia vai para content/photographs; o site faz os tamanhos.",
    ),
    alt: labelled("Texto alternativo", text).describe("Uma frase: o que se vê."),
    caption: labelled("Legenda", text),
    credit: labelled("Crédito", text.optional()).describe(
      "De onde vêm as medidas, ou quem fotografou.",
    ),
    licence: labelled("Licença", text.optional()),
  })
  .meta({ title: "Figura", icon: "image", hasText: true });

const note = z
  .strictObject({
    kind: labelled("Tipo", z.enum(["dica", "atencao", "norma"])),
    title: labelled("Título", text.optional()).describe("Opcional."),
  })
  .meta({ title: "Aviso", icon: "info", hasText: true });

const testimonial = z
  .strictObject({
    name: labelled("Nome", text),
    age: labelled("Idade", z.string().regex(/^\d+$/, "esperava um número, como 34")),
    profession: labelled("Profissão", text),
    stars: labelled("Estrelas", z.string().regex(/^[1-5]$/, "esperava de 1 a 5")).describe(
      "De 1 a 5.",
    ),
  })
  .meta({ title: "Depoimento", icon: "format_quote", hasText: true });

const video = z
  .strictObject({
    url: labelled("Endereço no YouTube", videoAddress),
    title: labelled("Título", text),
    length: labelled(
      "Duração",
      text.regex(/^\d{1,3}:[0-5]\d$/, "esperava minutos e segundos, como 4:35"),
    ).describe("Minutos e segundos, como 4:35."),
  })
  .meta({ title: "Vídeo", icon: "smart_display", hasText: true });

/** Every block by its name in MDX. */
export const blockSchemas = {
  Calculator: calculator,
  Figure: figure,
  Note: note,
  Testimonial: testimonial,
  Video: video,
};

export type BlockName = keyof typeof blockSchemas;

export type BlockAttributes<Name extends BlockName> = z.infer<(typeof blockSchemas)[Name]>;

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name);

/** What has to stand between the tags of a block, for editors. */
export const NEEDED_TEXTS: Partial<Record<BlockName, string>> = {
  Video: "o resumo ou a transcrição do vídeo",
};
