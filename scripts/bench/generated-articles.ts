import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { parse, stringify } from "yaml";
import { ARTICLE_CATEGORIES } from "@/lib/content/article-schema";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { articlePath } from "@/lib/paths";
import { seededRandom, type SeededRandom } from "@/components/art/covers/seeded-random";

/** Words of an article: as many as the written ones have. */
const WORDS = { min: 700, max: 1200 };
const FIRST_DAY = Date.UTC(2010, 0, 1);
const LAST_DAY = Date.UTC(2024, 10, 30);
const DAY_MS = 86_400_000;
const SERIES_EVERY = 25;
const PREFIX = "gerado-";

/** What the written articles are made of, to make others from. */
type Parts = Record<"sentences" | "headings" | "items" | "tables", Pool>;
type Pool = [string, ...string[]];

/**
 * Fills a copy of content/articles up to `count` with generated articles; those that were written stay. The same count gives
 * the same articles, and a larger one the same and more.
 * @param folder content/articles of a temporary copy of the project
 */
export function fillArticles(folder: string, count: number) {
  const names = readdirSync(folder).sort();
  for (const name of names.filter((name) => name.startsWith(PREFIX))) {
    rmSync(path.join(folder, name));
  }
  const written = names.filter((name) => name.endsWith(".mdx") && !name.startsWith(PREFIX));
  const parts = partsOf(written.map((name) => readFileSync(path.join(folder, name), "utf8")));
  for (let number = 1; number <= count - written.length; number += 1) {
    writeFileSync(path.join(folder, `${slugOf(number)}.mdx`), generatedArticle(number, parts));
  }
}

/** The slug of the generated article of that number, from 1. */
export const slugOf = (number: number) => `${PREFIX}${String(number).padStart(5, "0")}`;

/** One generated article as a file of content/articles: valid, 700 to 1,200 words, unlike the others. */
function generatedArticle(number: number, parts: Parts): string {
  const random = seededRandom(slugOf(number));
  const category = ARTICLE_CATEGORIES[number % ARTICLE_CATEGORIES.length]!;
  const days = Math.floor((LAST_DAY - FIRST_DAY) / DAY_MS);
  const day = new Date(FIRST_DAY + ((number * 7919) % days) * DAY_MS).toISOString().slice(0, 10);
  const title = `${random.pick(parts.headings).slice(0, SEARCH_TITLE_MAX - 8)} (${number})`;
  const data = {
    title,
    description: `${plain(random.pick(parts.sentences))} ${plain(random.pick(parts.sentences))}`
      .padEnd(50, ".")
      .slice(0, 165),
    date: day,
    category,
    tags: [category, ...new Set([word(random, parts), word(random, parts), word(random, parts)])],
    ...(number % SERIES_EVERY < 2 && {
      series: {
        title: `Série gerada ${Math.floor(number / SERIES_EVERY)}`,
        part: (number % SERIES_EVERY) + 1,
      },
    }),
    cta: {
      title: "Quer conversar sobre isso?",
      text: plain(random.pick(parts.sentences)),
      label: "Falar com a equipe",
      href: "/contato",
    },
    sources: [
      { title: "ABNT NBR 15575, Edificações habitacionais: desempenho" },
      { title: `Lei nº ${number}`, url: `https://www.example.com/lei/${number}` },
    ],
  };
  return `---\n${stringify(data)}---\n\n${body(number, random, parts)}\n`;
}

function body(number: number, random: SeededRandom, parts: Parts): string {
  const blocks = [paragraph(random, parts), paragraph(random, parts)];
  const wanted = WORDS.min + Math.floor(random.next() * (WORDS.max - WORDS.min - 100));
  for (let section = 0; wordsIn(blocks) < wanted; section += 1) {
    blocks.push(`## ${random.pick(parts.headings)}`, paragraph(random, parts));
    if (section % 3 === 0) blocks.push(list(random, parts));
    if (section === 1) blocks.push(random.pick(parts.tables));
    if (section === 2) {
      blocks.push(
        `<Note kind="dica" title="Antes de começar">\n\n${random.pick(parts.sentences)}\n\n</Note>`,
        `Leia também [o artigo anterior](${articlePath(slugOf(Math.max(1, number - 1)))}) e [o guia de pintura](${articlePath("guia-pintura")}).`,
      );
    }
    if (section % 2 === 1) {
      blocks.push(`### ${random.pick(parts.headings)}`, paragraph(random, parts));
    }
  }
  return blocks.join("\n\n");
}

const paragraph = (random: SeededRandom, { sentences }: Parts) =>
  Array.from({ length: 3 + Math.floor(random.next() * 3) }, () => random.pick(sentences)).join(" ");

const list = (random: SeededRandom, { items }: Parts) =>
  Array.from({ length: 4 }, () => random.pick(items)).join("\n");

const word = (random: SeededRandom, { headings }: Parts) =>
  random.pick(plain(random.pick(headings)).split(" ") as Pool);

const wordsIn = (blocks: string[]) => blocks.join(" ").split(/\s+/).length;

/** Without Markdown's marks. */
const plain = (text: string) => text.replace(/[*_`]/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");

function partsOf(files: string[]): Parts {
  const blocks = files.flatMap((file) =>
    matter(file, { engines: { yaml: (text) => parse(text) as object } }).content.split(/\n{2,}/),
  );
  const of = (pattern: RegExp) => blocks.filter((block) => pattern.test(block));
  const parts = {
    sentences: of(/^(\*\*)?\p{L}/u)
      .flatMap((block) => block.split(/(?<=[.!?]) (?=\p{Lu})/u))
      .filter((text) => text.length > 30 && !/[<>{}|\n]/.test(text) && even(text)),
    headings: of(/^##+ /).map((block) => block.split("\n")[0]!.replace(/^#+ /, "")),
    items: of(/^- /)
      .flatMap((block) => block.split("\n"))
      .filter((line) => line.startsWith("- ") && !/[<>{}]/.test(line)),
    tables: of(/^\|/),
  };
  return parts as Parts;
}

/** Whether no emphasis or link of a sentence has lost its other half. */
const even = (text: string) =>
  (text.match(/\*\*/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/\[/g)?.length ?? 0) === (text.match(/\]\(/g)?.length ?? 0);
