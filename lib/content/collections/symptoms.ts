import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { day, reading } from "@/lib/content/date-fields";
import { drawingName } from "@/lib/content/picture-fields";
import { review } from "@/lib/content/review-fields";
import {
  description,
  group,
  keywords,
  labelled,
  order,
  rows,
  text,
  titleAndText,
} from "@/lib/content/schema-fields";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";

const lines = (title: string) => labelled(title, z.array(text).min(1));

/**
 * What customers come with. The file name is the end of the address; the body says what it usually
 * is.
 */
export const symptomFiles = defineCollection("symptoms", {
  title: "Problemas",
  singular: "Problema",
  order: true,
  schema: z.strictObject({
    order,
    title: labelled("Título", text.max(SEARCH_TITLE_MAX)).describe(
      "O que se vê, nas palavras de quem tem o problema, como Tomada quente.",
    ),
    description: description.describe("Para a busca, os buscadores e o alto da página."),
    date: labelled("Data", day).describe(
      "Dia da publicação. Com um dia futuro, a página espera por ele.",
    ),
    draft: labelled("Rascunho", z.boolean().default(false)).describe(
      "Ligado, a página não sai no site publicado, e nenhuma lista leva a ela.",
    ),
    art: labelled("Desenho", drawingName),
    calls: rows("Ligue na hora", {
      when: labelled("Quando", text).describe("O sinal, como Fogo ou fumaça."),
      who: labelled("Quem", text).describe("Como Bombeiros, Defesa Civil ou a sua distribuidora."),
      phone: labelled(
        "Telefone",
        text.regex(/^[\d ]+$/, "esperava só números, como 193").optional(),
      ).describe("Sem ele, a página diz só quem atende."),
    })
      .describe("Só o que não pode esperar por nós.")
      .default([]),
    now: lines("Faça agora").describe(
      "Passos curtos, sem ferramenta e sem subir. Com eletricidade e gás, só desligar, sair e chamar.",
    ),
    avoid: lines("Não faça"),
    message: group("Texto para enviar", titleAndText)
      .describe("Se um passo manda escrever a alguém. O endereço da página vem depois do texto.")
      .optional(),
    whose: labelled("De quem é o serviço", text).describe(
      "Um dos nossos, de outro profissional, ou de ninguém daqui: diga a verdade.",
    ),
    service: labelled(
      "Nosso serviço",
      z.enum(SERVICE_OPTIONS.map(({ value }) => value)).optional(),
    ).describe("Vai marcado no pedido de orçamento. Sem ele, a página não pede orçamento."),
    record: lines("O que medir ou fotografar"),
    articles: labelled(
      { title: "Artigos", singular: "Artigo" },
      z.array(text).default([]),
    ).describe("Nomes dos arquivos. No fim desses artigos, um link leva a este problema."),
    keywords,
    ...review,
    ...reading,
  }),
});
