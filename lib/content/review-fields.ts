import { z } from "zod";
import { webAddress } from "@/lib/content/address-fields";
import { day } from "@/lib/content/date-fields";
import { group, labelled, text } from "@/lib/content/schema-fields";

const sourceSchema = z
  .strictObject({
    title: labelled("Título", text),
    english: labelled("Parte do título em inglês", text.optional()).describe(
      "Como está no título; leitores de tela a pronunciam em inglês.",
    ),
    url: labelled("Endereço", webAddress.optional()),
    read: labelled("Lida em", day.optional()).describe(
      "O dia em que alguém abriu este endereço e o leu.",
    ),
    check: labelled("A conferir", z.boolean().optional()).describe(
      "Um profissional ainda precisa comparar o artigo com esta fonte.",
    ),
  })
  .refine(({ title, english = "" }) => title.includes(english), {
    path: ["english"],
    message: "não é um pedaço do título da fonte",
  });

/** What a text relies on, and who has checked it. */
export const review = {
  checked: labelled("Contas conferidas", day.optional()).describe(
    "Dia em que alguém refez as contas e conferiu os números do texto.",
  ),
  sources: labelled({ title: "Fontes", singular: "Fonte" }, z.array(sourceSchema).default([])),
  reviewed: group("Revisão técnica", {
    by: labelled("Quem revisou", text),
    role: labelled("Profissão", text.optional()),
    register: labelled("Registro profissional", text),
    date: labelled("Data", day),
  }).optional(),
};
export type Review = z.infer<z.ZodObject<typeof review>>;
