import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { photograph } from "@/lib/content/picture-fields";
import {
  count,
  demonstration,
  group,
  keywords,
  labelled,
  longText,
  text,
} from "@/lib/content/schema-fields";
import { SEARCH_TITLE_MAX } from "@/lib/limits";

/** Finished works. The file name is the end of the address; the body is a few sentences. */
export const workFiles = defineCollection("works", {
  title: "Obras feitas",
  singular: "Obra feita",
  schema: z.strictObject({
    title: labelled("Título", text.max(SEARCH_TITLE_MAX)).describe("Como Fachada de um sobrado."),
    service: labelled("Serviço", text).describe("Nome do arquivo do serviço, como pintura."),
    place: labelled("Lugar", text.max(60)).describe(
      "Bairro e cidade, como Gopoúva, Guarulhos; nunca a rua.",
    ),
    month: labelled(
      "Mês em que ficou pronta",
      text.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "esperava ano e mês, como 2026-05"),
    ).describe("Na forma 2026-05."),
    area: labelled("Área (m²)", z.number().positive().optional()),
    days: labelled("Dias de obra", count.optional()),
    before: photograph("Antes").describe("Do mesmo ponto que a de depois.").optional(),
    after: photograph("Depois"),
    people: labelled("Quem aparece, e a autorização", text.optional()).describe(
      "Não vai para a página. Como: Ana Lima autorizou por escrito em 03/05/2026; ou: ninguém.",
    ),
    testimonial: group("Depoimento do cliente", {
      quote: labelled("Depoimento", longText),
      name: labelled("Nome", text),
    })
      .describe("Com a autorização de quem falou.")
      .optional(),
    keywords,
    demonstration,
  }),
});
