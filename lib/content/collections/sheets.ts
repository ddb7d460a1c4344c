import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { reading } from "@/lib/content/date-fields";
import { review } from "@/lib/content/review-fields";
import { waitsForReview } from "@/lib/content/reviewed";
import {
  description,
  group,
  keywords,
  labelled,
  order,
  text,
  titleAndText,
} from "@/lib/content/schema-fields";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";

/** Sheets to fill in and to print. The file name is the end of the address; the body is the sheet. */
export const sheetFiles = defineCollection("sheets", {
  title: "Folhas para imprimir",
  singular: "Folha para imprimir",
  order: true,
  atLeast: 1,
  schema: z.strictObject({
    order,
    title: labelled("Título", text.max(SEARCH_TITLE_MAX)).describe(
      "Nas listas e nos buscadores, como Aviso de corte de água.",
    ),
    heading: labelled("Título na folha", text.max(40)).describe(
      "Em letras grandes, para ler de longe, como Sem água.",
    ),
    look: labelled("Forma", z.enum(["aviso", "quadro"])).describe(
      "Um aviso é lido de longe, no elevador; um quadro se preenche na mesa.",
    ),
    description,
    service: labelled(
      "Serviço",
      z.enum(SERVICE_OPTIONS.map(({ value }) => value)).optional(),
    ).describe(
      "O cartão desse serviço leva às folhas; à dos orçamentos, também os problemas dele.",
    ),
    request: group("Pedido para copiar", {
      ...titleAndText,
      items: labelled({ title: "Itens", singular: "Item" }, z.array(text).min(1)),
    })
      .describe("O que se pede a qualquer empresa, para preencher a folha com a resposta.")
      .optional(),
    keywords,
    ...review,
    ...reading,
  }),
});
/** Those that rely on sources are for a public address only once somebody has reviewed them. */
export const getSheets = () =>
  sheetFiles.read().filter((sheet) => sheet.sources.length === 0 || !waitsForReview(sheet));
export type Sheet = ReturnType<typeof getSheets>[number];

/** The sheet on which three quotes are compared. */
export const getQuotesSheet = () => getSheets().find(({ slug }) => slug === "tres-orcamentos");
