import type { Article } from "@/lib/content/articles";
import type { Picture } from "@/lib/content/picture-fields";

/** A page of the site, as the sitemap, the search, its share image and the page /mapa-do-site have it. */
export type Entry = {
  path: string;
  /** Its name in a list of pages. */
  title: string;
  description: string;
  /** The day of its last change, where a file of content/ has it. */
  updated?: string | undefined;
  /** Whether search engines are to list it. */
  indexed: boolean;
  /** What its share image shows; undefined if it has that of the page above it. */
  image: (() => ShareSubject) | undefined;
  /** What the search finds of it; undefined if it finds nothing. */
  search: (() => SearchTexts) | undefined;
  /** The videos that play on it. */
  videos?: () => Video[];
  /** The photographs that it is about, as addresses of their files. */
  photographs?: () => string[];
  /** The article of its text, whose headings and pictures only the compiled text has. */
  article?: Article;
};

export type ShareSubject = {
  title: string;
  label: string;
  notes: string[];
  /** The address of a file of public/. */
  drawing: string;
  /** Background colour for a drawing without a background. */
  ground?: string | undefined;
  /** The photograph that takes the drawing's place. */
  picture?: Picture | undefined;
};

/** What a page is about; it decides the label and the weight of its record in the search. */
export type PageKind =
  | "article"
  | "calculator"
  | "course"
  | "episode"
  | "handout"
  | "landing"
  | "legal"
  | "page"
  | "press"
  | "sheet"
  | "symptom"
  | "work";

type SearchTexts = {
  kind: PageKind;
  title: string;
  texts: readonly (string | undefined)[];
  /** Words that people use and that the texts do not have. */
  keywords: readonly string[];
  /** Words that people add to their query. */
  qualifiers?: readonly string[];
};

export type Video = {
  /** On YouTube. */
  id: string;
  title: string;
  text: string;
  /** The address of its picture. */
  thumbnail: string;
  publishedAt?: string;
};

type HeldBack = { path: string; file: string };

/** Pages that are alike, from one collection. */
export type Kind = {
  /** Its part of the page /mapa-do-site; undefined if another part has its pages. */
  list: { id: string; title: string } | undefined;
  entries: () => Entry[];
  /** Further addresses that lead to its pages or belong to them. */
  otherPaths?: () => string[];
  /** The addresses that texts have once they are published, and their files in content/. */
  heldBack?: () => HeldBack[];
};
