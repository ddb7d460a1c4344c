import { z } from "zod";

export const text = z.string().trim().min(1);

/** A text of several lines in the editor. */
export const longText = text.meta({ long: true });

/** The label of a field; of a list also that of one item, where it is another one. */
type Label = string | { title: string; singular: string };

/** A field with its label in the editor (scripts/editor). `.describe()` adds a hint. */
export const labelled = <Schema extends z.ZodType>(label: Label, schema: Schema): Schema =>
  schema.meta(typeof label === "string" ? { title: label } : label);

export const group = <Fields extends z.ZodRawShape>(label: Label, fields: Fields) =>
  labelled(label, z.strictObject(fields));
export const rows = <Fields extends z.ZodRawShape>(label: Label, fields: Fields) =>
  labelled(label, z.array(z.strictObject(fields)));

export const description = labelled("Descrição", longText.min(50).max(160));

export const titleAndText = { title: labelled("Título", text), text: labelled("Texto", longText) };

export const count = z.number().int().positive();

export const order = labelled("Posição", z.number().int().min(1)).describe(
  "1 é a primeira. Entre números iguais, vale a ordem dos nomes dos arquivos.",
);

export const afterEnd = <Texts extends z.ZodRawShape>(texts: Texts) =>
  group("Depois que acaba", {
    event: labelled("Evento", text).describe("O arquivo do curso ou do concurso, sem .mdx."),
    ...texts,
  })
    .describe("Textos que entram sozinhos no lugar destes quando o evento termina.")
    .optional();

/** Whether an entry is invented: the page labels it, files for programs leave it out. */
export const demonstration = labelled("É um exemplo", z.boolean().default(false)).describe(
  "Ainda não é da empresa: a página avisa.",
);

export const demonstrationFields = <const Name extends string>(...names: Name[]) =>
  labelled("Campos que são exemplo", z.array(z.enum(names)).default([]));

/** A name in a list of names. */
export const word = text.regex(/^[^"“”„‘’].*[^"“”„‘’]$|^.$/, "tire as aspas do começo e do fim");

/** Words that people search for and that the text does not have (lib/search). */
export const keywords = labelled(
  { title: "Palavras de busca", singular: "Palavra de busca" },
  z.array(word).default([]),
).describe("Como as pessoas chamam isso, e que o texto não diz.");
