import type { Article } from "@/lib/content/article-schema";
import type { Course } from "@/lib/content/courses";
import { numericDate } from "@/lib/content/dates";

/** Courses that have ended; the page says so by itself (docs/decisions/0017). */
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

type Phase = { name: string; from?: string; to?: string };

/** A warning when the last day of a calendar is in the past. */
export function calendarWarnings(file: string, phases: Phase[], today: string): string[] {
  const last = phases
    .map(({ to, from }) => to ?? from ?? "")
    .sort()
    .at(-1);
  if (!last || last >= today) return [];
  return [`${file}: o calendário acabou em ${numericDate(last)}; todas as fases estão vencidas`];
}

/** Articles that are not published yet. */
export const unpublishedNotes = (articles: Article[]): string[] =>
  articles
    .filter(({ state }) => state !== "published")
    .map(({ slug, state, date }) =>
      state === "draft"
        ? `content/articles/${slug}.mdx: rascunho, fora do site`
        : `content/articles/${slug}.mdx: sai com a primeira geração do site a partir de ${numericDate(date)}`,
    );

/** Published articles that still contain placeholder text of the scaffold. */
export const placeholderWarnings = (articles: Article[], placeholder: string): string[] =>
  articles
    .filter(({ state }) => state === "published")
    .filter(({ description, tags, body }) =>
      [description, ...tags, body.text].join("\n").includes(placeholder),
    )
    .map(({ slug }) => `content/articles/${slug}.mdx: ficou um "${placeholder}" do modelo`);
