import { allEntries } from "@/lib/catalogue/catalogue";
import { contentWarnings } from "@/lib/content/collections";
import { getPastCourses } from "@/lib/content/education";
import { lastDayOf } from "@/lib/content/events";
import { contestEnds, getContestRelease, listReleases } from "@/lib/content/press";
import { getWorks, otherWorks, worksNavigation } from "@/lib/content/works";
import { getEpisodeNotes } from "@/lib/podcast/episode-notes";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

// Lists that are sorted, from entries in another order; and numbers at which something begins.

let copy: ContentCopy;
beforeEach(() => (copy = contentCopy()));
afterEach(() => copy.remove());

const CONTEST_RELEASE = "content/press-releases/click-na-pintura.mdx";
const WORK = "content/works/parede-de-teste.mdx";

it("releases and past courses stand with the newest first", () => {
  expect(listReleases().map(({ date }) => date)).toEqual(["2025-06-01", "2025-01-02"]);
  copy.replace("content/courses/oficina-de-massa.mdx", "2025-03-22", "2025-06-22");
  expect(getPastCourses().map(({ date }) => date)).toEqual(["2025-06-22", "2025-05-17"]);
});

it("the last day of the contest is that of either calendar, in whatever order they are", () => {
  copy.replace(
    CONTEST_RELEASE,
    /^ {2}- \{ name: Envio.*$/m,
    "  - { name: Um, from: 2025-04-18, to: 2025-04-28, text: Um. }\n" +
      "  - { name: Dois, from: 2025-03-18, to: 2025-03-28, text: Dois. }",
  );
  expect(getContestRelease().lastDay).toBe("2025-04-28");
  expect(lastDayOf("click-na-pintura")).toBe("2025-05-05");
});

it("the contest takes entries until its first phase ends, and its result is the last", () => {
  const phase = { name: "", text: "" };
  const phases = [
    { ...phase, from: "2025-05-05", to: "2025-05-05" },
    { ...phase, from: "2025-01-01", to: "2025-03-31" },
    { ...phase, from: "2025-04-01", to: "2025-04-15" },
  ];
  expect(contestEnds({ phases })).toEqual({ entries: "2025-03-31", result: "2025-05-05" });
});

it("the blog was changed when the last of its articles was", () => {
  copy.replace("content/articles/parede-de-teste.mdx", /^date: /m, "updated: 2025-11-20\ndate: ");
  expect(allEntries().find(({ path }) => path === "/blog")?.updated).toBe("2025-11-20");
});

it("of a video's two files with captions the .vtt counts", () => {
  const srt = "1\n00:00:01,000 --> 00:00:02,000\nDo outro arquivo.\n";
  copy.write("content/episodes/demo-ep-0012.srt", srt);
  const said = JSON.stringify(getEpisodeNotes().get("demo-ep-0012"));
  expect(said).toContain("transcript");
  expect(said).not.toContain("Do outro arquivo");
});

it("from the third work on menus lead to them, and the others of its service come first", () => {
  const source = copy.read(WORK);
  const add = (name: string, service: string) =>
    copy.write(`content/works/${name}.mdx`, source.replace(/^service: .*/m, `service: ${service}`));
  copy.replace(WORK, /^service: .*/m, "service: pintura");
  add("a-agua", "hidraulica");
  expect(worksNavigation()).toEqual([]);
  add("b-parede", "pintura");
  expect(worksNavigation()).toHaveLength(1);
  const others = otherWorks(getWorks().find(({ slug }) => slug === "parede-de-teste")!);
  expect(others.map(({ slug }) => slug)).toEqual(["b-parede", "a-agua"]);
});

it("a subject of three articles is for search engines, one of two is not", () => {
  const indexed = new Map(allEntries().map((entry) => [entry.path, entry.indexed]));
  expect(indexed.get("/blog/assunto/energia")).toBe(true);
  expect(indexed.get("/blog/assunto/pintura")).toBe(false);
});

it.each([
  [50, false],
  [51, true],
])("a title of %i characters is too long for a search engine: %s", (length, isTold) => {
  const title = `title: ${"x".repeat(length)}`;
  copy.replace("content/articles/parede-de-teste.mdx", /^title: .*/m, title);
  const told = contentWarnings().filter((line) => line.includes("parede-de-teste.mdx depois de"));
  expect(told).toHaveLength(isTold ? 1 : 0);
});
