import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { ARTICLE_CATEGORIES } from "@/lib/content/article-schema";
import { readContentFile } from "@/lib/content/front-matter.mjs";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { articlePath } from "@/lib/paths";

const WORDS = { min: 700, max: 1100 };
const FIRST_DAY = Date.UTC(2010, 0, 1);
const DAYS = 5400;
/** With its number it has at most 160 characters. */
const DESCRIPTION = 150;
const SERIES_EVERY = 25;
const PREFIX = "gerado-";

/** The slug of the generated article of that number, from 1. */
const slugOf = (number: number) => `${PREFIX}${String(number).padStart(5, "0")}`;

/**
 * Fills a copy of content/articles up to `count` with articles made of sections of the written
 * ones. The same count gives the same articles; a larger one gives the same and more.
 * @param firstDay of the days of publication, in milliseconds
 */
export function fillArticles(folder: string, count: number, firstDay = FIRST_DAY) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".mdx"));
  const generated = names.filter((name) => name.startsWith(PREFIX));
  for (const name of generated) rmSync(path.join(folder, name));
  const written = names
    .filter((name) => !generated.includes(name))
    .map((name) => readContentFile(path.join(folder, name)));
  const sections = written.flatMap(({ body }) => body.text.split(/\n(?=## )/).slice(1));
  for (let number = 1; number <= count - written.length; number += 1) {
    const { description, tags, cta, sources = [] } = written[number % written.length]!.data;
    const body = bodyOf(number, sections);
    const heading = /^## (.*)/.exec(body)![1]!.slice(0, SEARCH_TITLE_MAX - 8);
    const day = new Date(firstDay + ((number * 7919) % DAYS) * 86_400_000);
    const part = (number % SERIES_EVERY) + 1;
    const series = { title: `Série gerada ${Math.floor(number / SERIES_EVERY)}`, part };
    const data = {
      ...{ tags, cta, sources },
      description: `${String(description).slice(0, DESCRIPTION)} (${number})`,
      title: `${heading} (${number})`,
      date: day.toISOString().slice(0, 10),
      category: ARTICLE_CATEGORIES[number % ARTICLE_CATEGORIES.length],
      ...(part <= 2 && { series }),
    };
    writeFileSync(path.join(folder, `${slugOf(number)}.mdx`), matter.stringify(body, data));
  }
}

/** Sections in an order that depends on the number only, and a link that makes each text unique. */
function bodyOf(number: number, sections: string[]): string {
  let random = number;
  let body = "";
  const words = WORDS.min + ((number * 31) % (WORDS.max - WORDS.min));
  while (body.split(/\s+/).length < words) {
    random = (random * 48_271) % 2_147_483_647;
    body += `${sections[random % sections.length]!.trim()}\n\n`;
  }
  const previous = articlePath(slugOf(Math.max(1, number - 1)));
  return `${body}Leia também [o artigo anterior](${previous}).\n`;
}
