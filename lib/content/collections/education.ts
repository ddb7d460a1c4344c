import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { webAddress } from "@/lib/content/address-fields";
import { day, reading } from "@/lib/content/date-fields";
import { drawingName, face, picture } from "@/lib/content/picture-fields";
import { review } from "@/lib/content/review-fields";
import {
  count,
  demonstration,
  demonstrationFields,
  keywords,
  labelled,
  longText,
  order,
  rows,
  text,
} from "@/lib/content/schema-fields";

/** Of the in-person agenda; the body is one sentence, the `description`. */
const agendaSchema = z
  .strictObject({
    kind: labelled("Tipo", z.literal("agenda")),
    name: labelled("Nome", text.max(80)),
    start: labelled("Primeiro dia", day),
    end: labelled("Último dia", day),
    previousStart: labelled("Primeiro dia anunciado antes", day.optional()).describe(
      "Só se o curso mudou de dia.",
    ),
    location: labelled("Local", text),
    /** Free text: values unknown to the agenda get a grey badge (§4). */
    status: labelled("Situação", text).describe(
      "Inscrições Abertas, Vagas Esgotadas ou Em Breve, com estas maiúsculas; outro texto fica cinza.",
    ),
    art: labelled("Desenho", drawingName),
    picture,
    keywords,
    demonstration: demonstrationFields("description"),
    enrollmentLink: labelled("Link de inscrição", webAddress.optional()).describe(
      "Sem ele, o botão leva ao contato com o curso como assunto.",
    ),
  })
  .refine(({ start, end }) => start <= end, { path: ["end"], error: "vem antes de start" });

const testimonialFields = {
  quote: labelled("Depoimento", longText),
  stars: labelled("Estrelas", count.max(5)),
  name: labelled("Nome", text),
  age: labelled("Idade", z.number().int().min(16).max(110)),
  profession: labelled("Profissão", text),
  /** The page says that the person is fictitious, and shows no stars. */
  demonstration: labelled("É um exemplo", z.boolean()),
};
export type Testimonial = z.infer<z.ZodObject<typeof testimonialFields>>;

/** A course that has been given, with its testimonials; the body is the summary. */
const pastCourseSchema = z.strictObject({
  kind: labelled("Tipo", z.literal("realizado")),
  title: labelled("Título", text.max(80)),
  date: labelled("Data", day),
  description: labelled("Descrição", longText),
  image: labelled("Desenho", drawingName),
  picture,
  keywords,
  demonstration,
  testimonials: rows({ title: "Depoimentos", singular: "Depoimento" }, testimonialFields).min(1),
});

/** Those of the agenda, and those that are told after they have been given. */
export const courseFiles = defineCollection("courses", {
  title: "Cursos",
  singular: "Curso",
  schema: z.discriminatedUnion("kind", [agendaSchema, pastCourseSchema]),
});

const LEARNING_AREAS = ["eletrica", "hidraulica", "reparos-e-acabamento"] as const;

/** The fields of the page of Mulheres na Manutenção. */
export const womenFields = {
  areas: rows(
    { title: "Áreas", singular: "Área" },
    {
      id: labelled("Qual", z.enum(LEARNING_AREAS)),
      title: labelled("Título", text),
      art: labelled("Desenho", drawingName),
      picture,
      skills: labelled("O que se aprende", z.array(text).min(1)),
    },
  ).refine(
    (areas) =>
      areas
        .map(({ id }) => id)
        .sort()
        .join() === [...LEARNING_AREAS].sort().join(),
    `cada uma de ${LEARNING_AREAS.join(", ")}, uma vez só`,
  ),
  testimonials: rows(
    { title: "Depoimentos", singular: "Depoimento" },
    { ...testimonialFields, picture: face },
  ).default([]),
};

/** The body has the steps, without headings. */
export const lessonFiles = defineCollection("lessons", {
  title: "Aulas",
  singular: "Aula",
  order: true,
  atLeast: 1,
  schema: z.strictObject({
    order,
    title: labelled("Título", text.max(60)),
    summary: labelled("Resumo", longText.min(50).max(160)),
    minutes: labelled("Minutos", count),
    area: labelled("Área", z.enum(LEARNING_AREAS)),
    art: labelled("Desenho", drawingName),
    picture: picture.describe(
      "Na lista das aulas, no lugar do desenho; a apostila mantém o desenho, que tem os passos.",
    ),
    materials: labelled({ title: "Materiais", singular: "Material" }, z.array(text).min(1)),
    tools: labelled({ title: "Ferramentas", singular: "Ferramenta" }, z.array(text).min(1)),
    safety: labelled("Segurança", z.array(text).min(1)),
    keywords,
    ...review,
    ...reading,
  }),
});
