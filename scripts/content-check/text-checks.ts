import { textsIn, type ContentFile } from "@/scripts/content-check/content-files";

/** Variants that the house style does not use, and the form to use instead. */
const TERMS: [RegExp, string][] = [
  // "NR35" is the company's claim (§1.1); the norm is "NR-35".
  [/\bNR \d+|(?<!^|certificação |certificada em )\bNR\d+/g, "NR-35"],
  [/\btrava-queda\b/gi, "trava-quedas"],
  [/\bon ?line\b/gi, "on-line"],
  [/\bemail\b/gi, "e-mail"],
  [/\bbolsas de estudo(?! de fotografia)/gi, "bolsas de estudo de fotografia"],
  [/\bpara pintores\b/gi, "para pintoras e pintores"],
];

/** A sentence of so many words or more must not stand in two files. */
const REPEATED_WORDS = 8;
/** The share of sentences of at most SHORT_WORDS words that an article may have. */
const SHORT_SHARE = 0.2;
const SHORT_WORDS = 7;

const words = (sentence: string) => sentence.split(" ").length;

/**
 * The front-matter texts and the lines of the body without code, link targets and emphasis. Without
 * what only the search reads: visitors' own words, and headings of the page once more.
 */
const textsOf = ({ data, body }: ContentFile): string[] => [
  ...textsIn({ ...(data as Record<string, unknown>), keywords: [], sections: [] }),
  ...body.text
    .replace(/```[\s\S]*?```|`[^`]*`/g, "")
    .split("\n")
    .map((line) => line.replace(/\]\([^)]*\)|[*_[\]]/g, "").trim()),
];

const sentencesIn = (text: string): string[] =>
  text
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?]) /)
    .filter((sentence) => /[.!?]$/.test(sentence));

/** Double spaces and variants of terms. */
export const wordingWarnings = (files: ContentFile[]): string[] =>
  files.flatMap((file) =>
    textsOf(file)
      .filter((text) => !/^(\||https?:|\/)/.test(text))
      .flatMap((text) => [
        ...(/\S {2,}\S/.test(text) ? [`dois espaços seguidos em “${text.slice(0, 60)}”`] : []),
        ...TERMS.flatMap(([variant, term]) =>
          (text.match(variant) ?? []).map((found) => `“${found}”: escreva “${term}”`),
        ),
      ])
      .map((problem) => `${file.body.file}: ${problem}`),
  );

/** Long sentences that stand in more than one file. */
export function repetitionWarnings(files: ContentFile[]): string[] {
  const filesOf = new Map<string, Set<string>>();
  for (const file of files) {
    for (const sentence of textsOf(file).flatMap(sentencesIn)) {
      if (words(sentence) < REPEATED_WORDS) continue;
      filesOf.set(sentence, (filesOf.get(sentence) ?? new Set()).add(file.body.file));
    }
  }
  return [...filesOf]
    .filter(([, names]) => names.size > 1)
    .map(([sentence, names]) => `${[...names].join(" e ")}: a mesma frase, “${sentence}”`);
}

/** Articles with too many very short sentences in their paragraphs. */
export const shortSentenceWarnings = (files: ContentFile[]): string[] =>
  files
    .filter(({ body }) => body.file.includes("content/articles/"))
    .flatMap((file) => {
      const prose = textsOf({ ...file, data: {} }).filter((line) => !/^([|#<>-]|\d+\.)/.test(line));
      const sentences = prose.flatMap(sentencesIn);
      const short = sentences.filter((sentence) => words(sentence) <= SHORT_WORDS).length;
      const percent = Math.round((100 * short) / sentences.length);
      return short > sentences.length * SHORT_SHARE
        ? [`${file.body.file}: ${percent}% das frases têm até ${SHORT_WORDS} palavras`]
        : [];
    });
