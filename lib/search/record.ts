import { compact } from "@/lib/search/terms";

/** What a record is about decides its group and its weight in the ranking. */
export const SECTIONS = {
  service: "Serviços",
  work: "Serviços",
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
} as const;

export type RecordKind = keyof typeof SECTIONS;
export type SearchSection = (typeof SECTIONS)[RecordKind];

export type SearchRecord = {
  /** Path with an optional anchor; unique. */
  url: string;
  kind: RecordKind;
  title: string;
  page?: string;
  text: string;
  /** Words that people use and that the text does not have, separated by spaces. */
  keywords?: string;
  /** Words that people add to their query and that fit all records of the kind. */
  qualifiers?: string;
};

type RecordParts = Pick<SearchRecord, "url" | "kind" | "title" | "page"> & {
  texts: (string | undefined)[];
  keywords?: string[];
  qualifiers?: string[];
};

/** A record of its texts, one after the other, without what is not there. */
export const record = ({
  texts,
  keywords = [],
  qualifiers = [],
  ...rest
}: RecordParts): SearchRecord => ({
  ...rest,
  text: texts.filter(Boolean).join(" "),
  ...(keywords.length > 0 && { keywords: compact(keywords) }),
  ...(qualifiers.length > 0 && { qualifiers: compact(qualifiers) }),
});
