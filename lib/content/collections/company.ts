import { z } from "zod";
import { companySchema } from "@/lib/content/company";
import { defineCollection, defineFile } from "@/lib/content/collection";
import { reading } from "@/lib/content/date-fields";
import { demonstration, labelled, order, rows, text } from "@/lib/content/schema-fields";

export const getCompany = defineFile("", "company", { title: "Empresa", schema: companySchema });

/** Who handles personal data for the company (LGPD, arts. 9º, V, and 39). */
export const getProcessors = defineCollection("processors", {
  title: "Quem trata dados pessoais",
  order: true,
  schema: z.strictObject({
    order,
    name: labelled("Nome", text),
    provider: labelled("Razão social", text.optional()).describe(
      "Sem ela, a política diz que ainda será publicada.",
    ),
    purpose: labelled("O que faz com quais dados", text),
    country: labelled("País", text),
    /** Mechanism of an international transfer (LGPD, art. 33; Resolução CD/ANPD nº 19/2024). */
    transfer: labelled("Transferência internacional", text),
    /** Until the company has confirmed provider, country and contract. */
    demonstration,
    ...reading,
  }),
});
export type Processor = ReturnType<typeof getProcessors>[number];

/** Contradictory statements of the site, for `npm run check:content`; no page shows them. */
export const getFacts = defineCollection("facts", {
  title: "Fatos que se contradizem",
  schema: z.strictObject({
    topic: labelled("Assunto", text),
    statements: rows("O que o site diz", {
      file: labelled("Arquivo", text),
      says: labelled("Frase", text),
    }).min(2),
    decision: labelled("Decisão", text.optional()).describe(
      "Sem ela, a contradição está em aberto.",
    ),
    ...reading,
  }),
});
export type Fact = ReturnType<typeof getFacts>[number];
