import { z } from "zod";
import { sitePath } from "@/lib/content/address-fields";
import { picture } from "@/lib/content/picture-fields";
import {
  afterEnd,
  demonstrationFields,
  group,
  labelled,
  longText,
  rows,
  text,
} from "@/lib/content/schema-fields";

/** The fields of the home page. */
export const homeFields = {
  credibility: rows("Credibilidade", {
    figure: labelled("Palavra ou número em destaque", text.max(12)),
    short: labelled("Na primeira tela", text.max(24).optional()).describe(
      "Em poucas palavras; sem elas, não aparece na abertura da página inicial.",
    ),
    title: labelled("Título", text),
    text: labelled("Texto", longText.optional()),
    guarantee: group("Garantia", {
      scope: labelled("Abrangência", text),
      term: labelled("Prazo", text),
    })
      .describe("Quando a empresa tiver decidido os dois.")
      .optional(),
    link: group("Link", {
      label: labelled("Texto do botão", text),
      href: labelled("Endereço", sitePath),
    }).optional(),
    demonstration: demonstrationFields("text"),
  }).default([]),
  specialProjects: rows(
    { title: "Projetos especiais", singular: "Projeto especial" },
    {
      logo: labelled("Logo", z.enum(["click", "women", "cast"])),
      title: labelled("Título", text),
      subtitle: labelled("Subtítulo", text),
      description: labelled("Descrição", longText),
      buttonText: labelled("Texto do botão", text),
      buttonColor: labelled("Cor do botão", z.enum(["obra", "planta", "seguranca"])),
      link: labelled("Link", sitePath),
      picture,
      afterEnd: afterEnd({ description: labelled("Descrição", longText) }),
    },
  ).default([]),
};
