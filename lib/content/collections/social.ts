import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { videoAddress } from "@/lib/content/address-fields";
import { drawingName, picture, partnerLogoName } from "@/lib/content/picture-fields";
import {
  demonstration,
  demonstrationFields,
  labelled,
  longText,
  order,
  rows,
  text,
} from "@/lib/content/schema-fields";

export const socialProjectFiles = defineCollection("social-projects", {
  title: "Projetos sociais",
  singular: "Projeto social",
  order: true,
  schema: z.strictObject({
    order,
    titulo: labelled("Título", text.max(80)),
    descricao: labelled("Descrição", longText),
    videoUrl: labelled("Vídeo no YouTube", videoAddress.optional()).describe(
      "Sem ele, o cartão diz “Vídeo em breve”.",
    ),
    illustration: labelled("Desenho", drawingName),
    picture,
    demonstration: demonstrationFields("descricao"),
  }),
});
export const getSocialProjects = socialProjectFiles.read;
export type SocialProject = ReturnType<typeof getSocialProjects>[number];

/** The fields of the page of the social projects. */
export const socialFields = {
  participation: rows(
    { title: "Jeitos de participar", singular: "Jeito de participar" },
    {
      title: labelled("Título", text),
      description: labelled("Descrição", longText),
      label: labelled("Texto do botão", text),
      action: labelled("O que o botão faz", z.enum(["volunteer", "donation", "proposal"])),
    },
  ).min(1),
  partners: rows(
    { title: "Parceiros", singular: "Parceiro" },
    {
      name: labelled("Nome", text),
      logo: labelled("Logo", partnerLogoName),
      demonstration,
    },
  ).default([]),
};
