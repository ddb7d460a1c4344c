// `node scripts/check-dates.mjs`: what docs/every-year.md lists and ends soon.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const NOTICE_DAYS = 60;

/**
 * The rows of the table whose date is near or over, as "date: what".
 * @param {string} text of docs/every-year.md @param {Date} now
 * @throws Error without a single date: the table has changed
 */
export function endingSoon(text, now) {
  const rows = [...text.matchAll(/^\| (\d{4}-\d\d-\d\d) +\| ([^|]+)\|/gm)];
  if (rows.length === 0) throw new Error("docs/every-year.md has no row with a date.");
  const limit = now.getTime() + NOTICE_DAYS * 86_400_000;
  return rows
    .filter(([, date]) => !(Date.parse(`${date}`) > limit))
    .map(([, date, what = ""]) => `${date}: ${what.trim()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const lines = endingSoon(readFileSync("docs/every-year.md", "utf8"), new Date());
  for (const line of lines) console.error(`Ends soon (docs/every-year.md): ${line}`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
