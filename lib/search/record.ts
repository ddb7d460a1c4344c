import type { PageKind } from "@/lib/catalogue/entry";

/** Parts of a page that are found by themselves. */
type PartKind = "service" | "contact" | "lesson" | "project";

/** What a record is about decides its label and its weight. */
export type RecordKind = PageKind | PartKind;

export const SECTIONS = {
  service: "Serviços",
  work: "Serviços",
  symptom: "Problemas",
  sheet: "Folhas",
  contact: "Contato",
  course: "Cursos",
  lesson: "Cursos",
  handout: "Cursos",
  calculator: "Calculadoras",
  landing: "Páginas",
  project: "Páginas",
  page: "Páginas",
  legal: "Páginas",
  article: "Blog",
  episode: "Podcast",
  press: "Imprensa",
} as const satisfies Record<RecordKind, string>;

export type SearchSection = (typeof SECTIONS)[RecordKind];

export type SearchRecord = {
  /** Path with an optional query or anchor; unique. */
  url: string;
  kind: RecordKind;
  title: string;
  page?: string;
  text: string;
  /** Words that people use and that the text does not have. */
  keywords?: string;
  /** Words that people add to their query and that fit all records of the kind. */
  qualifiers?: string;
};

/** The places in which people have what they ask about. */
export const PLACES =
  "casa apartamento sala quarto cozinha banheiro varanda sacada corredor lavanderia quintal garagem escada parede " +
  "loja escritório";

/** Somebody who names a kind, or asks as one asks for it, wants a record of it. */
const KIND_QUALIFIERS: Partial<Record<RecordKind, string>> = {
  course:
    "curso aula treinamento oficina workshop turma certificado preço quanto custa inscrição aprender estudar virar",
  lesson: "como aula videoaula vídeo curso",
  handout: "como apostila imprimir PDF passo a passo",
  project: "Mão Amiga projeto social",
  symptom:
    "problema o que fazer por que conserto consertar conserta resolver chamar urgente minha meu " +
    `aconteceu acontecendo ${PLACES}`,
  sheet: "folha modelo imprimir PDF A4 preencher cartaz como fazer",
  calculator: `${PLACES}, calcular calculadora simular quantos quantas metros litros caixas`,
  article: "como artigo blog dica guia explicação passo a passo",
  episode: "episódio podcast vídeo",
  press: "imprensa jornalista",
};

type RecordParts = Pick<SearchRecord, "url" | "kind" | "title" | "page"> & {
  texts: readonly (string | undefined)[];
  keywords?: readonly string[];
  qualifiers?: readonly string[];
};

/** A record of its texts, one after the other, without what is not there. */
export function record(parts: RecordParts): SearchRecord {
  const { texts, keywords = [], qualifiers = [], ...rest } = parts;
  const ofKind = rest.page === undefined && KIND_QUALIFIERS[rest.kind];
  const allQualifiers = [...qualifiers, ...(ofKind ? [ofKind] : [])];
  return {
    ...rest,
    text: texts.filter(Boolean).join(" "),
    ...(keywords.length > 0 && { keywords: keywords.join(", ") }),
    ...(allQualifiers.length > 0 && { qualifiers: allQualifiers.join(", ") }),
  };
}
