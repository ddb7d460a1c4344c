import { spawnSync } from "node:child_process";
import path from "node:path";
import { addMonths } from "date-fns/addMonths";
import { contentName, contentRoot } from "@/lib/content-root.mjs";
import { numericDate } from "@/lib/content/dates";
import type { ContentFile } from "@/lib/content/front-matter.mjs";
import { isPublished } from "@/lib/content/publication.mjs";
import { responsibleFor } from "@/scripts/content-check/responsible";

const FRESH_MONTHS = 18;

/** Folders whose texts can become untrue by themselves. */
const READ_AGAIN = [
  "articles",
  "credibility",
  "facts",
  "lessons",
  "media-kit",
  "nr35",
  "pages",
  "partners",
  "platforms",
  "press-releases",
  "processors",
  "services",
];

/**
 * Published texts whose day (`readAgain`) has come, or that nobody has changed for 18 months, the
 * oldest first, with the day and who can say what is true. Nothing stops at them (0051).
 * @param changedOn the day of a file's last change, for texts that do not say it
 */
export function overdueTexts(
  files: readonly ContentFile[],
  today: string,
  changedOn: (file: string) => string | undefined,
): string[] {
  return files
    .flatMap((file) => {
      const due = dueDay(file, today, changedOn);
      return due !== undefined && due < today ? [{ file, due }] : [];
    })
    .sort((a, b) => a.due.localeCompare(b.due))
    .map(({ file: { data, body }, due }) => {
      const reviewer = (data.reviewed as { by?: string } | undefined)?.by;
      return (
        `${body.file}: reler desde ${numericDate(due)} (${reviewer ?? responsibleFor(body.file)}); ` +
        "corrija o que mudou e escreva o dia em “updated” (e em “readAgain”, se houver)"
      );
    });
}

function dueDay(
  { data, body }: ContentFile,
  today: string,
  changedOn: (file: string) => string | undefined,
): string | undefined {
  const [, folder = ""] = body.file.split("/");
  const isDated = folder === "articles" || folder === "press-releases";
  if (!READ_AGAIN.includes(folder) || (isDated && !isPublished(data, today))) return undefined;
  // What a release announced is over, and says so.
  if (typeof data.lastDay === "string" && data.lastDay < today) return undefined;
  const written = [data.updated, data.asOf, data.date].find((day) => typeof day === "string");
  const changed = written ?? changedOn(body.file);
  const days = [
    data.readAgain,
    changed &&
      addMonths(new Date(String(changed)), FRESH_MONTHS)
        .toISOString()
        .slice(0, 10),
  ];
  return days.filter((day) => typeof day === "string").sort()[0];
}

/** The days of the last commits, as far as git has the whole history of the content. */
export function daysFromGit(): (file: string) => string | undefined {
  const root = contentRoot();
  const git = (...args: string[]) =>
    spawnSync("git", ["-C", root, ...args], { encoding: "utf8" }).stdout ?? "";
  const days = new Map<string, string>();
  if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return () => undefined;
  const top = git("rev-parse", "--show-toplevel").trim();
  let day = "";
  for (const line of git("log", "--format=> %cs", "--name-only", "--", ".").split("\n")) {
    if (line.startsWith("> ")) day = line.slice(2);
    else if (line) {
      const name = contentName(path.join(top, line));
      if (!days.has(name)) days.set(name, day);
    }
  }
  return (file) => days.get(file);
}
