import { demonstration, labelled, longText, rows, text } from "@/lib/content/schema-fields";

/** Of the privacy policy: who handles personal data for the company (LGPD, arts. 9º, V, and 39). */
export const processorFields = {
  processors: rows("Quem trata dados pessoais", {
    name: labelled("Nome", text),
    provider: labelled("Razão social", text.optional()).describe(
      "Sem ela, a política diz que ainda será publicada.",
    ),
    purpose: labelled("O que faz com quais dados", longText),
    country: labelled("País", text),
    /** Mechanism of an international transfer (LGPD, art. 33; Resolução CD/ANPD nº 19/2024). */
    transfer: labelled("Transferência internacional", longText),
    /** Until the company has confirmed provider, country and contract. */
    demonstration,
  }).default([]),
};
