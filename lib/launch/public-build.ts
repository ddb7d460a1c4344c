import { collections } from "@/lib/content/collections";
import { getCompany } from "@/lib/content/collections/company";
import type { Env } from "@/lib/env";
import { missingByLaw } from "@/lib/launch/legal-duties";
import { isPublicBuild } from "@/lib/public-address";

/** Facts without which the pages show a value that reaches nobody (lib/site.ts). */
const CONTACT = ["email", "phone", "whatsapp"] as const;

/**
 * Stops a build for a public address with invented facts, or without what the law asks for.
 * ALLOW_DEMONSTRATION=1 permits it, with a notice on every page.
 * @throws Error with all that is invented or missing
 */
export function assertPublishable(env: Pick<Env, "SITE_URL" | "ALLOW_DEMONSTRATION">): void {
  if (!isPublicBuild(env)) return;
  const company = getCompany();
  const facts = [
    ...demonstrationNotes(),
    ...CONTACT.filter((name) => !company[name]).map(
      (name) => `content/company.json: ${name} not set`,
    ),
    ...missingByLaw(),
  ];
  if (facts.length === 0) return;
  throw new Error(
    `${facts.length} obstacles to a build for ${env.SITE_URL}, invented or missing:\n` +
      `${facts.map((fact) => `  - ${fact}`).join("\n")}\n` +
      "Replace what is invented and remove its mark (docs/decisions.md#demonstration).\n" +
      "`npm run before-launch` lists what else is open. ALLOW_DEMONSTRATION=1 builds all the same, with a notice on every page.",
  );
}

/** The fields that name an item, in order of preference. */
const NAMES = ["name", "title", "titulo", "author"];

/** All that is marked as invented, one line each, in the words of its file. */
export const demonstrationNotes = (): string[] =>
  Object.values(collections)
    .flatMap(({ entries }) => entries())
    .sort(({ body: a }, { body: b }) => (a.file < b.file ? -1 : Number(a.file > b.file)))
    .flatMap((entry) => markedIn(entry).map((what) => `${entry.body.file}: ${what}`));

/** @param field the name of the list that the value is in */
function markedIn(value: unknown, field = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const row = value as Record<string, unknown>;
  const mark = row.demonstration;
  if (mark === true) return [[field, nameOf(row)].filter(Boolean).join(": ") || "o arquivo todo"];
  const place = field && [field, nameOf(row)].filter(Boolean).join(": ");
  const fields = (Array.isArray(mark) ? mark : []).map((name) =>
    [place, String(name)].filter(Boolean).join(", "),
  );
  const nested = Object.entries(row).flatMap(([key, part]) =>
    markedIn(part, Array.isArray(value) ? field : key),
  );
  return [...fields, ...nested];
}

const nameOf = (row: Record<string, unknown>) =>
  NAMES.map((name) => row[name]).find((text) => typeof text === "string");
