import { z } from "zod";
import { day } from "@/lib/content/date-fields";
import { photograph } from "@/lib/content/picture-fields";
import { count, labelled, rows, text } from "@/lib/content/schema-fields";
import { defineFile } from "@/lib/content/collection";

const titleAndText = { title: labelled("Título", text), text: labelled("Texto", text) };

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
  photographs: rows("Fotografias escolhidas", {
    author: labelled("Autor", text),
    place: labelled("Cidade", text),
    picture: photograph("Fotografia"),
  })
    .describe("Aparecem na página do concurso, com a autorização de quem fotografou.")
    .default([]),
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

export const getContest = defineFile("contest", "click-na-pintura", {
  title: "Click na Pintura",
  schema: contestSchema,
  check: (contests) => contests.flatMap(contestProblems),
});
