import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/scripts/lib/source-hash.mjs";
import { getCourses } from "@/lib/content/education";
import { lastDayOf } from "@/lib/content/events";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { CONTEST_RELEASE } from "@/lib/paths";
import { backendEnv, startTemporaryBackend } from "@/scripts/lib/backend.mjs";
import { DIST } from "@/scripts/lib/build.mjs";
import { buildInto } from "@/tests/support/build-into";

type File = { name: string; text: string };

/** Builds the site as on another day, and reads every page, feed and file for programs. */
const builtOn = (day: string) =>
  readSite(
    buildInto("clock", {
      MOVED_NOW: `${day}T15:00:00Z`,
      NODE_OPTIONS: `--require ${path.resolve("tests/support/moved-clock.cjs")}`,
    }),
  );

const readSite = (dist: string): File[] => {
  const site = path.join(dist, "cdn/site");
  return filesBelow(site)
    .filter((name) => /\.(html|xml|json|txt|md)$/.test(name) && !name.includes("_next/"))
    .map((name) => ({ name: path.relative(site, name), text: readFileSync(name, "utf8") }));
};

const CONTEST =
  /concorra a prêmios|Mostre o seu trabalho do jeito|mostre o seu olhar de quem pinta/;

/** What a text offers that ended before the day; empty when it offers nothing of that. */
function staleOffers({ name, text }: File, day: string): string[] {
  const offers = lastDayOf(CONTEST_RELEASE) < day ? text.match(CONTEST) : null;
  const past = getCourses().filter(({ end }) => end < day);
  const courses = past.filter(({ start, status, date, location }) =>
    name.endsWith(".html")
      ? text.includes(`"startDate":"${start}`)
      : text.includes(`${date}, ${location}. ${status}`),
  );
  return [...(offers ?? []), ...courses.map((course) => course.name)];
}

/** What a page offers in its content: a form, a dialog, a print, or a way to write, to call or to go on. */
const NEXT_STEP =
  /<form|commandfor=|data-print|href="(\/(contato|servicos|educacao|projetos-sociais|calculadoras|mulheres-na-manutencao|blog|folhas|problemas)?[#"?/]|https:\/\/wa\.me|mailto:|tel:)/;

/** The content of a page without the dialogs, which every page has. */
const contentOf = (html: string) =>
  /<main[^]*<\/main>/.exec(html)?.[0].replace(/<dialog[^]*?<\/dialog>/g, "") ?? "";

describe.each([
  // Two courses are over and one is ahead, and the contest takes photographs.
  ["2025-09-26", true],
  // All are over.
  ["", false],
])("built on %j", (built, isOpen) => {
  const day = built || saoPauloDate();
  let files: File[];
  beforeAll(() => {
    files = built ? builtOn(built) : readSite(DIST);
  });

  it("offers nothing that is over, in any page, feed or file", () => {
    const stale = files.map((file) => [file.name, ...staleOffers(file, day)]);
    expect(stale.filter(({ length }) => length > 1)).toEqual([]);
  });

  it("offers what is open", () => {
    const home = files.find(({ name }) => name === "index.html");
    expect(CONTEST.test(home?.text ?? "")).toBe(isOpen);
  });

  it("has a next thing to do on each page", () => {
    const pages = files.filter(({ name }) => name.endsWith(".html"));
    const without = pages.filter(({ text }) => !NEXT_STEP.test(contentOf(text)));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

// The editor in a browser: dev.test.ts.
it("a build with the editor has the pages of any other, and its own", async () => {
  const backend = await startTemporaryBackend();
  const editor = { EDITOR_BUILD: "1", EDITOR_REPO: "empresa/site" };
  const dist = buildInto("editor", { ...backendEnv(backend), ...editor });
  await backend.stop();
  for (const name of ["public/admin.html", "public/admin"]) rmSync(name, { recursive: true });
  const pagesIn = (folder: string) =>
    readSite(folder).flatMap(({ name }) => (name.endsWith(".html") ? [name] : []));
  expect(pagesIn(dist).sort()).toEqual([...pagesIn(DIST), "admin.html"].sort());
  expect(readFileSync(path.join(dist, "cdn/site/admin.html"), "utf8")).toContain(
    "/admin/editor.js",
  );
}, 600_000);
