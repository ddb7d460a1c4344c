import { z } from "zod";
import { day } from "@/lib/content/date-fields";
import { photograph } from "@/lib/content/picture-fields";
import { count, labelled, longText, rows, text, titleAndText } from "@/lib/content/schema-fields";

const phaseSchema = z
  .strictObject({
    name: labelled("Nome", text),
    from: labelled("Primeiro dia", day),
    to: labelled("Último dia", day),
    previousFrom: labelled("Primeiro dia anunciado antes", day.optional()).describe(
      "Só se a fase mudou de dia.",
    ),
    text: labelled("Texto", longText),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "vem antes de `from`" });

/** The fields of the page of the contest. */
export const contestFields = {
  prizesAbove: labelled("Prêmios acima de (R$)", count),
  prizes: rows(
    { title: "Prêmios", singular: "Prêmio" },
    {
      place: labelled("Lugar", count),
      amount: labelled("Valor (R$)", count),
      extra: labelled("O que vem junto", text),
    },
  ).min(1),
  scholarships: labelled("Bolsas", count),
  scholarshipsText: labelled("Texto das bolsas", longText),
  weights: rows(
    { title: "Pesos", singular: "Peso" },
    {
      criterion: labelled("Critério", z.enum(["technical", "creative"])),
      name: labelled("Nome", text),
      percent: labelled("Peso (%)", count),
      text: labelled("Texto", longText),
    },
  ).min(1),
  photosPerPerson: labelled("Fotos por pessoa", count),
  hashtags: labelled(
    { title: "Hashtags", singular: "Hashtag" },
    z.array(text.regex(/^#[\p{L}\d]+$/u, "esperava # e letras, como #PrimoZé")).min(1),
  ).describe("Com # e letras."),
  rules: rows({ title: "Regras", singular: "Regra" }, titleAndText).min(1),
  photosSelected: labelled("Fotos selecionadas", count),
  photographs: rows(
    { title: "Fotografias escolhidas", singular: "Fotografia escolhida" },
    {
      author: labelled("Autor", text),
      place: labelled("Cidade", text),
      picture: photograph("Fotografia"),
    },
  )
    .describe("Aparecem na página do concurso, com a autorização de quem fotografou.")
    .default([]),
  phases: labelled({ title: "Fases", singular: "Fase" }, z.array(phaseSchema).min(1)),
  result: labelled("Resultado", text.optional()).describe(
    "Depois do fim: quem ganhou, ou onde saiu o resultado, em uma frase.",
  ),
  /** docs/open-questions.md says when one is needed. */
  authorisation: labelled("Autorização", text.optional()).describe(
    "O número da autorização federal, ou por que não é preciso.",
  ),
};

type Contest = z.infer<z.ZodObject<typeof contestFields>>;

/** For `.superRefine()`: weights that are not shares of a whole, and overlapping phases. */
export function contestRules({ phases, weights }: Contest, context: z.core.$RefinementCtx) {
  const sum = weights.reduce((total, { percent }) => total + percent, 0);
  if (sum !== 100)
    context.addIssue({
      code: "custom",
      path: ["weights"],
      message: `os pesos somam ${sum}%; têm de somar 100%`,
    });
  for (const [index, { name, from }] of phases.entries()) {
    if (from > (phases[index - 1]?.to ?? "")) continue;
    const message = `"${name}" começa antes de a fase de cima acabar`;
    context.addIssue({ code: "custom", path: ["phases", index, "from"], message });
  }
}
