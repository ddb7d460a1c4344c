import { z } from "zod";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { defineCollection } from "@/lib/content/collection";
import { reading } from "@/lib/content/date-fields";
import { drawingName, photograph, picture } from "@/lib/content/picture-fields";
import {
  demonstration,
  demonstrationFields,
  keywords,
  labelled,
  longText,
  order,
  rows,
  text,
} from "@/lib/content/schema-fields";

/** The file name is the anchor on the page of the services. */
export const serviceFiles = defineCollection("services", {
  title: "Serviços",
  singular: "Serviço",
  order: true,
  atLeast: 1,
  schema: z.strictObject({
    name: labelled("Nome", text.max(40)),
    shortName: labelled("Nome curto", text.max(12).optional()).describe(
      "Uma palavra para o índice da página no celular, como Geral.",
    ),
    order,
    value: labelled(
      "Opção no formulário de orçamento",
      z.enum(SERVICE_OPTIONS.map(({ value }) => value)),
    ),
    worksAtHeight: labelled("Trabalho em altura", z.boolean().default(false)).describe(
      "O cartão leva à tabela da NR-35.",
    ),
    art: labelled("Desenho", drawingName),
    picture,
    summary: labelled("Resumo", text.max(100)),
    trades: labelled("Ofícios", text.max(90)).describe(
      "O serviço nas palavras de quem procura, como Encanador para vazamento e entupimento.",
    ),
    description: labelled("Descrição", longText),
    specialties: rows(
      { title: "Especialidades", singular: "Especialidade" },
      {
        title: labelled("Título", text),
        items: labelled({ title: "Itens", singular: "Item" }, z.array(text).min(2)),
      },
    )
      .min(2)
      .max(3),
    keywords,
    ...reading,
  }),
});
export const getServices = serviceFiles.read;
export type Service = ReturnType<typeof getServices>[number];

/** The fields of the page of the services. */
export const servicesFields = {
  nr35: rows("Tabela da NR-35", {
    title: labelled("Título", text),
    requires: labelled("O que a norma exige", longText),
    delivers: labelled("O que o cliente recebe", longText),
    demonstration: demonstrationFields("delivers"),
  }).default([]),
  /** Who works at heights, and writes or reviews articles. */
  team: rows(
    { title: "Equipe", singular: "Pessoa da equipe" },
    {
      name: labelled("Nome", text).describe(
        "Como nos artigos: quem assina ou revisa um texto aparece nele com o rosto.",
      ),
      trade: labelled("Ofício", text),
      register: labelled("Registro ou certificado", text.optional()).describe(
        "Como CREA-SP 5060000000, ou NR-35 até 05/2027.",
      ),
      picture: photograph("Retrato").describe("Com a autorização da pessoa."),
      demonstration,
    },
  ).default([]),
};
