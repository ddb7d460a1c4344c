import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { videoAddress } from "@/lib/content/address-fields";
import { reading } from "@/lib/content/date-fields";
import { drawingName, picture, partnerLogoName } from "@/lib/content/picture-fields";
import {
  demonstration,
  demonstrationFields,
  labelled,
  order,
  text,
} from "@/lib/content/schema-fields";

export const getSocialProjects = defineCollection("social-projects", {
  title: "Projetos sociais",
  order: true,
  schema: z.strictObject({
    order,
    titulo: labelled("Título", text.max(80)),
    descricao: labelled("Descrição", text),
    servicos: labelled("Serviços feitos", z.array(text).min(1)),
    videoUrl: labelled("Vídeo no YouTube", videoAddress.optional()).describe(
      "Sem ele, o cartão diz “Vídeo em breve”.",
    ),
    illustration: labelled("Desenho", drawingName),
    picture,
    demonstration: demonstrationFields("descricao", "servicos"),
  }),
});
export type SocialProject = ReturnType<typeof getSocialProjects>[number];

export const getParticipation = defineCollection("participation", {
  title: "Como participar do Mão Amiga",
  order: true,
  atLeast: 1,
  schema: z.strictObject({
    order,
    title: labelled("Título", text),
    description: labelled("Descrição", text),
    label: labelled("Texto do botão", text),
    action: labelled("O que o botão faz", z.enum(["volunteer", "donation", "proposal"])),
  }),
});
export type Participation = ReturnType<typeof getParticipation>[number];

export type Partner = ReturnType<typeof getPartners>[number];

export const getPartners = defineCollection("partners", {
  title: "Parceiros",
  order: true,
  schema: z.strictObject({
    order,
    name: labelled("Nome", text),
    contribution: labelled("O que traz", text),
    logo: labelled("Logo", partnerLogoName),
    demonstration,
    ...reading,
  }),
});
