import { type Article, runningText } from "@/lib/content/articles";
import { textsIn } from "@/lib/content/content-files";
import { numericDate } from "@/lib/content/dates";
import type { Course } from "@/lib/content/education";
import type { ContentFile } from "@/lib/content/front-matter";
import { groupBy } from "@/lib/content/group-by";
import { hasPublicFile } from "@/lib/drawings/public-files";
import { coverDrawingPath } from "@/lib/paths";
import { PLACEHOLDER } from "@/scripts/content-check/new-article";

/** Courses that have ended; the page says so by itself. */
export const courseWarnings = (
  courses: Pick<Course, "name" | "end" | "status" | "slug">[],
  today: string,
) =>
  courses
    .filter(({ end }) => end < today)
    .map(
      ({ slug, name, end, status }) =>
        `content/courses/${slug}.mdx: "${name}" terminou em ${numericDate(end)} e aparece como realizado; o status escrito é "${status}"`,
    );

type Phase = { from?: string | undefined; to?: string | undefined };

export function calendarWarnings(file: string, phases: Phase[], today: string): string[] {
  const [last] = phases
    .flatMap(({ to, from }) => to ?? from ?? [])
    .sort()
    .reverse();
  if (!last || last >= today) return [];
  return [`${file}: o calendário acabou em ${numericDate(last)}; todas as fases estão vencidas`];
}

export const placeholderWarnings = (articles: Article[]): string[] =>
  articles
    .filter(({ state }) => state === "published")
    .filter(({ description, tags, body }) =>
      [description, ...tags, body.text].join("\n").includes(PLACEHOLDER),
    )
    .map(({ slug }) => `content/articles/${slug}.mdx: ficou um "${PLACEHOLDER}" do modelo`);

const WORDS = { least: 700, most: 1200 } as const;
const FIGURES = 2;

/** How the house writes articles: a suggestion, not a rule. */
export const houseWarnings = (articles: readonly Article[]): string[] =>
  articles
    .filter(({ state }) => state === "published")
    .flatMap(({ slug, body }) => {
      const words = runningText(body.text).match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
      const figures = body.text.match(/<Figure\b/g)?.length ?? 0;
      const found = [
        words < WORDS.least || words > WORDS.most
          ? [`${words} palavras (costumam ser ${WORDS.least} a ${WORDS.most})`]
          : [],
        figures < FIGURES ? [`${figures} figuras (costumam ser ${FIGURES})`] : [],
        hasPublicFile(coverDrawingPath(slug)) ? [] : ["sem capa própria"],
      ].flat();
      return found.length > 0 ? [`content/articles/${slug}.mdx: ${found.join(", ")}`] : [];
    });

const UNIQUE = { title: "o mesmo título", description: "a mesma descrição" } as const;

/** Published articles that lists and search engines cannot tell apart. */
export const twinWarnings = (
  articles: readonly Pick<Article, "slug" | "state" | keyof typeof UNIQUE>[],
): string[] => {
  const published = articles.filter(({ state }) => state === "published");
  const file = (slug: string) => `content/articles/${slug}.mdx`;
  return (["title", "description"] as const).flatMap((field) =>
    [...groupBy(published, (article) => [article[field]]).values()].flatMap(([first, ...others]) =>
      others.map(({ slug }) => `${file(slug)}: ${UNIQUE[field]} de ${file(first!.slug)}`),
    ),
  );
};

const TERMS: [RegExp, string][] = [
  // "NR35" is the company's claim (§1.1); the norm is "NR-35".
  [/\bNR \d+|(?<!^|certificação |certificada em )\bNR\d+/g, "NR-35"],
  [/\btrava-queda\b/gi, "trava-quedas"],
  [/\bon ?line\b/gi, "on-line"],
  [/\bemail\b/gi, "e-mail"],
  [/\bbolsas de estudo(?! de fotografia)/gi, "bolsas de estudo de fotografia"],
  [/\bpara pintores\b/gi, "para pintoras e pintores"],
];

/** Variants of terms in texts and fields; not in visitors' own words, code and link targets. */
export const wordingWarnings = (files: ContentFile[]): string[] =>
  files.flatMap(({ data, body: { file, text } }) =>
    [
      ...textsIn({ ...data, keywords: [], sections: [] }).map((field) => field.text),
      ...text.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g, "").split("\n"),
    ]
      .filter((line) => !/^(https?:|\/|mailto:)|^\S+@\S+$/.test(line))
      .flatMap((line) =>
        TERMS.flatMap(([variant, term]) => found(line, variant, `escreva “${term}”`)),
      )
      .map((problem) => `${file}: ${problem}`),
  );

const REMAINS: [RegExp, string][] = [
  [
    /:contentReference\b|【[^】]*†[^】]*】/g,
    "é uma citação do ChatGPT; apague, e ponha a fonte em `sources`",
  ],
  [/[?&]utm_source=chatgpt\.com/g, "o ChatGPT pôs isto no endereço; apague"],
];

/** What a copy from ChatGPT leaves in texts, fields and addresses. */
export const remainsWarnings = (files: ContentFile[]): string[] =>
  files.flatMap(({ data, body: { file, text } }) =>
    [...textsIn(data).map((field) => field.text), text]
      .flatMap((part) => REMAINS.flatMap(([sign, advice]) => found(part, sign, advice)))
      .map((problem) => `${file}: ${problem}`),
  );

const found = (text: string, variant: RegExp, advice: string) =>
  (text.match(variant) ?? []).map((words) => `“${words}”: ${advice}`);
