import { z } from "zod";
import { calculatorNames } from "@/lib/content/collections/pages";
import { pictureProblem } from "@/lib/content/picture-fields";
import { labelled, text } from "@/lib/content/schema-fields";

// The attributes of each block's tag. They are apart from what draws the blocks, because the
// content check and the forms of the editor read them without a page. All are strings: no
// JavaScript in content/ is run. `text` says whether a block has a text between its tags.

const picture = text.superRefine((url, context) => {
  for (const message of pictureProblem(url)) context.addIssue({ code: "custom", message });
});

const calculator = z
  .strictObject({
    name: labelled("Calculadora", z.enum(calculatorNames)),
  })
  .meta({ title: "Calculadora", icon: "calculate" });

const figure = z
  .strictObject({
    src: labelled("Figura", picture)
      .describe("Uma fotografia vai para content/photographs; o site faz os tamanhos.")
      .meta({ upload: true }),
    alt: labelled("Texto alternativo", text).describe("Uma frase: o que se vê."),
    caption: labelled("Legenda", text),
    credit: labelled("Crédito", text.optional()).describe(
      "De onde vêm as medidas, ou quem fotografou.",
    ),
    licence: labelled("Licença", text.optional()),
  })
  .meta({ title: "Figura", icon: "image", text: "optional" });

const campo = z
  .strictObject({
    label: labelled("O que se preenche", text),
    hint: labelled("Ajuda", text.optional()).describe("O que se espera ali, em poucas palavras."),
    columns: labelled("Colunas", z.enum(["1", "3"]).optional()).describe(
      "Três põem três respostas lado a lado, para comparar.",
    ),
  })
  .meta({ title: "Campo", icon: "edit" });

const note = z
  .strictObject({
    kind: labelled("Tipo", z.enum(["dica", "atencao", "norma"])),
    title: labelled("Título", text.optional()).describe("Opcional."),
  })
  .meta({ title: "Aviso", icon: "info", text: "required" });

/** Every block by its name in MDX. */
export const blockSchemas = {
  Calculator: calculator,
  Campo: campo,
  Figure: figure,
  Note: note,
};

export type BlockName = keyof typeof blockSchemas;

export type BlockAttributes<Name extends BlockName> = z.infer<(typeof blockSchemas)[Name]>;

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name);
