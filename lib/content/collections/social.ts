import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { videoAddress } from "@/lib/content/address-fields";
import { drawingName, picture, partnerLogoName } from "@/lib/content/picture-fields";
import {
  demonstration,
  demonstrationFields,
  labelled,
  order,
  rows,
  text,
} from "@/lib/content/schema-fields";

export const socialProjectFiles = defineCollection("social-projects", {
  title: "Projetos sociais",
  order: true,
  schema: z.strictObject({
    order,
    titulo: labelled("Título", text.max(80)),
    descricao: labelled("Descrição", text),
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
  participation: rows("Jeitos de participar", {
    title: labelled("Título", text),
    description: labelled("Descrição", text),
    label: labelled("Texto do botão", text),
    action: labelled("O que o botão faz", z.enum(["volunteer", "donation", "proposal"])),
  }).min(1),
  partners: rows("Parceiros", {
    name: labelled("Nome", text),
    logo: labelled("Logo", partnerLogoName),
    demonstration,
  }).default([]),
};
