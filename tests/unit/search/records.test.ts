import { brotliCompressSync } from "node:zlib";
import { loadRecords } from "@/app/busca.json/load-records";
import { getArticles } from "@/lib/content/articles";
import { getCourses, getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { getServices } from "@/lib/content/collections";
import { handoutPath, paths } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";
import { site } from "@/lib/site";
import { demoEpisodePages } from "@/tests/support/all-paths";
import { SEARCH_RECORD_BUDGET } from "@/tests/support/page-budgets";

describe("loadRecords", () => {
  let records: SearchRecord[];
  const textOf = (url: string) => records.find((record) => record.url === url)?.text;

  beforeAll(async () => {
    records = await loadRecords(demoEpisodePages);
  });

  it("has each address once", () => {
    const urls = records.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it("has every page, service, course, lesson, handout, article and episode", () => {
    const urls = new Set(records.map(({ url }) => url));
    const expected = [
      ...getPagePaths(),
      ...getServices().map(({ slug }) => `${paths.services}#${slug}`),
      ...getCourses().map(({ slug }) => `${paths.education}#${slug}`),
      ...getLessons().flatMap(({ slug }) => [
        `${paths.womenInMaintenance}#${slug}`,
        handoutPath(slug),
      ]),
      ...getArticles().map(({ slug }) => `${paths.blog}/${slug}`),
    ];
    expect(expected.filter((url) => !urls.has(url))).toEqual([]);
    const episodes = records.filter(({ kind }) => kind === "episode");
    expect(episodes.filter(({ page }) => !page)).toHaveLength(demoEpisodePages.length);
    const paragraphs = demoEpisodePages.flatMap(({ notes }) => notes?.transcript ?? []);
    expect(episodes.filter(({ page }) => page)).toHaveLength(paragraphs.length);
  });

  it("takes contact facts from lib/site.ts", () => {
    expect(textOf(`${paths.contact}#telefone`)).toBe(site.phone);
    expect(textOf(`${paths.contact}#email`)).toBe(site.email);
    expect(textOf(`${paths.contact}#area`)).toBe(site.area);
    for (const { days } of site.hours) expect(textOf(`${paths.contact}#horario`)).toContain(days);
  });

  it("divides articles at their headings, as plain text", () => {
    expect(textOf("/blog/parede-de-teste#prepare-a-parede")).toMatch(/^A lixa 150 /);
    const articles = records.filter(({ kind }) => kind === "article");
    for (const { title, text } of articles)
      expect(`${title} ${text}`).not.toMatch(/\*\*|<[A-Z]|\]\(/);
  });

  it("has texts and titles without empty ones", () => {
    expect(records.filter(({ title, text }) => title === "" || text === "")).toEqual([]);
  });

  it(`has at most ${SEARCH_RECORD_BUDGET} bytes a record, compressed`, () => {
    expect(brotliCompressSync(JSON.stringify(records)).length).toBeLessThan(
      records.length * SEARCH_RECORD_BUDGET,
    );
  });
});
