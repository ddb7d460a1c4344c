import { z } from "zod";
import { defineFiles } from "@/lib/content/collection";
import { contestFields, contestRules } from "@/lib/content/collections/contest";
import { womenFields } from "@/lib/content/collections/education";
import { homeFields } from "@/lib/content/collections/home";
import { mediaKitFields, mediaKitRules } from "@/lib/content/collections/media-kit";
import { podcastFields } from "@/lib/content/collections/podcast";
import { processorFields } from "@/lib/content/collections/privacy";
import { servicesFields } from "@/lib/content/collections/services";
import { socialFields } from "@/lib/content/collections/social";
import { reading } from "@/lib/content/date-fields";
import { picture } from "@/lib/content/picture-fields";
import {
  afterEnd,
  description,
  keywords,
  labelled,
  longText,
  rows,
  text,
} from "@/lib/content/schema-fields";
import { SEARCH_TITLE_MAX } from "@/lib/limits";

/** Metadata, heading and lead. */
const pageFields = {
  title: labelled("Título", text.max(SEARCH_TITLE_MAX)),
  searchTitle: labelled(
    "Título para os buscadores",
    text.max(SEARCH_TITLE_MAX).optional(),
  ).describe("Quando o título não diz o ofício nem o lugar."),
  description: description.describe("Para buscadores e links compartilhados."),
  heading: labelled("Título da página", text),
  lead: labelled("Abertura", longText),
  afterEnd: afterEnd({ description, lead: labelled("Abertura", longText) }),
  /** `updated` is in the sitemap, too; never guessed. */
  ...reading,
  articles: labelled(
    { title: "Artigos recomendados", singular: "Artigo recomendado" },
    z.array(text).default([]),
  ).describe("Nomes dos arquivos, na ordem."),
  keywords,
  /** Listed by `npm run before-launch`. */
  check: labelled("A conferir", z.array(text).default([])).describe(
    "O que um profissional ou a empresa ainda tem de resolver.",
  ),
  sections: rows(
    { title: "Partes que a busca mostra", singular: "Parte que a busca mostra" },
    {
      id: labelled("Identificador", text).describe("A âncora da parte na página."),
      title: labelled("Título", text),
      text: labelled("Texto", longText.optional()),
      keywords,
    },
  ).default([]),
};

const page = z.strictObject(pageFields);

/** In the order in which the site lists them. */
export const calculatorNames = ["tinta", "piso", "rampa", "energia"] as const;

/** The photograph takes the place of the page's own drawing. */
const withPicture = { picture };

/** Each page of lib/paths.ts and each calculator: what it says, and the lists that it shows. */
export const pageFiles = defineFiles("pages", {
  title: "Páginas",
  schemas: {
    home: page.extend(homeFields),
    servicos: page.extend({ ...servicesFields, ...withPicture }),
    problemas: page,
    folhas: page,
    educacao: page,
    "projetos-sociais": page.extend(socialFields),
    "projetos-sociais-doacao": page,
    "primoze-cast": page.extend({ ...podcastFields, ...withPicture }),
    "mulheres-na-manutencao": page.extend({ ...womenFields, ...withPicture }),
    blog: page,
    contato: page,
    "click-na-pintura": page.extend(contestFields).superRefine(contestRules),
    "click-na-pintura-release": page,
    "media-kit": page.extend(mediaKitFields).superRefine(mediaKitRules),
    /** The body is the summary in English. */
    imprensa: page.extend({ englishTitle: labelled("Título em inglês", text) }),
    "politica-de-privacidade": page.extend(processorFields),
    acessibilidade: page,
    calculadoras: page,
    "calculadoras-tinta": page,
    "calculadoras-rampa": page,
    "calculadoras-energia": page,
    "calculadoras-piso": page,
    busca: page,
    "mapa-do-site": page,
  },
});

type Pages = ReturnType<typeof pageFiles.read>;

export const getContest = () => pageFiles.read()["click-na-pintura"];
export type Contest = Pages["click-na-pintura"];
export type Phase = Contest["phases"][number];

export const getClaims = () => pageFiles.read().home.credibility;
export type Claim = Pages["home"]["credibility"][number];

export type SpecialProject = Pages["home"]["specialProjects"][number];

export const getNr35Items = () => pageFiles.read().servicos.nr35;
export type Nr35Item = Pages["servicos"]["nr35"][number];

export const getTeam = () => pageFiles.read().servicos.team;

export const getParticipation = () => pageFiles.read()["projetos-sociais"].participation;
export type Participation = Pages["projetos-sociais"]["participation"][number];

export const getPartners = () => pageFiles.read()["projetos-sociais"].partners;
export type Partner = Pages["projetos-sociais"]["partners"][number];

export const getPlatforms = () => pageFiles.read()["primoze-cast"].platforms;
export type Platform = Pages["primoze-cast"]["platforms"][number];

export const getTestimonials = () => pageFiles.read()["mulheres-na-manutencao"].testimonials;

export const getProcessors = () => pageFiles.read()["politica-de-privacidade"].processors;
export type Processor = Pages["politica-de-privacidade"]["processors"][number];

/** Who the company is, in English. */
export function getEnglishSummary() {
  const { englishTitle: title, body } = pageFiles.read().imprensa;
  return { title, body };
}
export type PressText = ReturnType<typeof getEnglishSummary>;
