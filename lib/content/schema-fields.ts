import { z } from "zod";
import { slugOf } from "@/lib/format/slug";
import { parseVideoId } from "@/lib/format/youtube";
import { drawingPath, partnerLogoPath } from "@/lib/paths";
import {
  hasPicture,
  isPhotograph,
  nearPicture,
  pictureFileName,
} from "@/lib/content/picture-files";

export const text = z.string().trim().min(1);

/** A field with its label in the editor (scripts/editor). `.describe()` adds a hint. */
export const labelled = <Schema extends z.ZodType>(title: string, schema: Schema): Schema =>
  schema.meta({ title });

export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  labelled(title, z.strictObject(fields));
export const rows = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  labelled(title, z.array(z.strictObject(fields)));

export const description = labelled("Descrição", text.min(50).max(160));

export const count = z.number().int().positive();

export const order = labelled("Posição", z.number().int().min(1)).describe(
  "1 é a primeira. Entre números iguais, vale a ordem dos nomes dos arquivos.",
);

/** A calendar day as "YYYY-MM-DD"; a string, because a Date depends on the time zone. */
export const day = z.iso
  .date({ abort: true, error: ({ input }) => dayProblem(input) })
  .refine((date) => /^(19|20)/.test(date), {
    error: ({ input }) => `o ano ${String(input).slice(0, 4)} não pode estar certo; confira a data`,
  });

function dayProblem(input: unknown): string {
  if (input === undefined) return "falta este campo, uma data como 2025-01-15";
  if (input === null) return "está vazio; escreva uma data, como 2025-01-15, ou apague a linha";
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(String(input)) ?? [];
  if (year)
    return `esperava uma data, como ${year}-${month!.padStart(2, "0")}-${date!.padStart(2, "0")}`;
  return /^\d{4}-\d\d-\d\d$/.test(String(input))
    ? "esperava uma data, e este dia não existe no calendário"
    : "esperava uma data, como 2025-01-15";
}

export const time = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "esperava uma hora, como 08:00");

/** When somebody has read a text, and has to read it again (`npm run check:content`). */
export const reading = {
  updated: labelled("Última mudança importante", day.optional()).describe(
    "O dia em que alguém releu e corrigiu o texto.",
  ),
  readAgain: labelled("Reler até", day.optional()).describe(
    "Dia em que os números podem ter mudado.",
  ),
};

/** For `.refine()` of a schema with `date` and the fields of `reading`. */
export const changeOrder: [
  (fields: { date: string; updated?: string | undefined }) => boolean,
  { path: string[]; error: string },
] = [
  ({ date, updated = date }) => updated >= date,
  { path: ["updated"], error: "vem antes de `date`, o dia da publicação; apague este campo" },
];

/** The end of an address, and the name of a file with a page. */
export const addressName = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "esperava palavras minúsculas sem acento, com hífens, como nome-antigo",
);

export const afterEnd = <Texts extends z.ZodRawShape>(texts: Texts) =>
  group("Depois que acaba", {
    event: labelled("Evento", text).describe("O arquivo do curso ou do concurso, sem .mdx."),
    ...texts,
  })
    .describe("Textos que entram sozinhos no lugar destes quando o evento termina.")
    .optional();

/** Whether an entry is invented: the page labels it, files for programs leave it out (0016). */
export const demonstration = labelled("É um exemplo", z.boolean().default(false)).describe(
  "Ainda não é da empresa: a página avisa.",
);

export const demonstrationFields = <const Name extends string>(...names: Name[]) =>
  labelled("Campos que são exemplo", z.array(z.enum(names)).default([]));

/** Words that people search for and that the text does not have (lib/search). */
export const keywords = labelled("Palavras de busca", z.array(text).default([])).describe(
  "Como as pessoas chamam isso, e que o texto não diz.",
);

export const sitePath = text.regex(
  /^\/(?![/\\])\S*$/,
  "esperava o endereço de uma página do site, como /contato",
);

export const webAddress = z.url({
  protocol: /^https?$/,
  error: "esperava um endereço inteiro, como https://exemplo.com.br",
});

const YOUTUBE = /^(([a-z]+\.)?youtube(-nocookie)?\.com|youtu\.be)$/;

export const videoAddress = z
  .url({
    protocol: /^https$/,
    hostname: YOUTUBE,
    abort: true,
    error: "esperava o endereço de um vídeo do YouTube, como https://youtu.be/dQw4w9WgXcQ",
  })
  .refine(
    (link) => parseVideoId(link) !== undefined,
    "esperava o endereço de um vídeo, não de um canal",
  );

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

/** Of an entry with a drawing. */
export const picture = photograph("Fotografia")
  .describe("No lugar do desenho. Quem aparece tem de ter autorizado.")
  .optional();

export const face = photograph("Retrato").describe("Com a autorização da pessoa.").optional();

export function linkProblem(url: string): string[] {
  if (/^(\/(?![/\\])|#|https?:\/\/[^/]|mailto:\S+@|tel:\+?\d)/i.test(url)) return [];
  return [
    `o link “${url}” não pode estar certo; escreva /contato, https://exemplo.com.br, mailto: ou tel:`,
  ];
}
