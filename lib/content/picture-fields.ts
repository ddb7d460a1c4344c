import { z } from "zod";
import { findPicture, hasPublicFile } from "@/lib/drawings/public-files";
import {
  hasPhotograph,
  isPhotograph,
  photographAddresses,
  sourceName,
} from "@/lib/photographs/source";
import { group, labelled, text } from "@/lib/content/schema-fields";
import { slugOf } from "@/lib/format/slug";
import { drawingPath, partnerLogoPath } from "@/lib/paths";

/** Whether there is the file of an address, in that very spelling. */
const hasPicture = (url: string): boolean =>
  isPhotograph(url) ? hasPhotograph(url) : hasPublicFile(url);

/** The address of the one picture whose name is written nearly so. */
const nearPicture = (url: string): string | undefined => findPicture(url, photographAddresses());

/** The file of an address, as messages name it. */
const pictureFileName = (url: string): string =>
  isPhotograph(url) ? sourceName(url) : `public${url}`;

/** A field that names an SVG file of public/ without folder and ending. */
const svgName = (toPath: (name: string) => string) =>
  z
    .string()
    .refine((name) => hasPicture(toPath(name)), {
      error: ({ input }) => `não há o arquivo public${toPath(String(input))}`,
    })
    .meta({ picture: toPath("*") });

export const drawingName = svgName(drawingPath);
export const partnerLogoName = svgName(partnerLogoPath);

const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i;

/** Of the picture of a text: a drawing or another file of public/, or a photograph. */
export function pictureProblem(url: string): string[] {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(url)?.[1];
  if (ending && !PICTURE.test(url) && !/:\/\//.test(url))
    return [
      `o formato ${ending.toUpperCase()} não é aceito; exporte a imagem em JPG, PNG ou WebP e escreva aqui o nome novo`,
    ];
  if (!/^\/(?![/\\]).+\./.test(url) || !PICTURE.test(url) || url.split("/").includes(".."))
    return [
      `“${url}” não é uma imagem do site; escreva o caminho dela, como ${nearPicture(url) ?? "/fotos/muro.webp"}`,
    ];
  if (hasPicture(url)) return [];
  const found = nearPicture(url);
  if (found && found !== found.normalize("NFC"))
    return [
      `o nome do arquivo tem acentos de um Mac, que o site não encontra; mude o nome do arquivo para ${plainName(found)} e escreva-o aqui`,
    ];
  const cure = found ? `o arquivo se chama ${found}` : "confira o nome, com maiúsculas";
  return [`não há o arquivo ${pictureFileName(url)}; ${cure}`];
}

const plainName = (url: string) =>
  url.replace(/[^/]+(?=\.\w+$)/, (name) => slugOf(name.normalize("NFC")));

const photographProblem = (url: string): string[] =>
  isPhotograph(url) || !hasPicture(url)
    ? pictureProblem(url)
    : [
        `“${url}” não é uma fotografia; escreva o nome de uma de content/photographs, como /fotos/muro.jpg`,
      ];

/** A photograph of content/photographs; where a drawing stands it takes the drawing's place. */
const pictureFields = {
  src: labelled(
    "Imagem",
    text.superRefine((url, context) => {
      for (const message of photographProblem(url)) context.addIssue({ code: "custom", message });
    }),
  ).meta({ upload: true }),
  alt: labelled("Texto alternativo", text).describe(
    "Uma frase para quem não vê: o que aparece na fotografia.",
  ),
  credit: labelled("Crédito", text.optional()).describe("Quem fotografou, como Foto: Ana Paula."),
  licence: labelled("Licença", text.optional()).describe("Se a fotografia não é da empresa."),
  focus: labelled(
    "Ponto de foco",
    text.regex(/^\d{1,3}% \d{1,3}%$/, "esperava duas porcentagens, como 50% 30%").optional(),
  ).describe(
    "O que não se corta: a distância da esquerda e a de cima, como 50% 30%. Sem ele, o meio.",
  ),
};

export const photograph = (title: string) => group(title, pictureFields);
export type Picture = z.infer<ReturnType<typeof photograph>>;

/** The field of an entry that has a drawing. */
export const picture = photograph("Fotografia")
  .describe("No lugar do desenho. Quem aparece tem de ter autorizado.")
  .optional();

export const face = photograph("Retrato").describe("Com a autorização da pessoa.").optional();
