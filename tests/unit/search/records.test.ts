import { loadRecords } from "@/app/busca.json/load-records";
import { getArticles } from "@/lib/content/articles";
import { getCourses, getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { getServices } from "@/lib/content/collections";
import { handoutPath, paths } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";
import { contentWords } from "@/lib/search/terms";
import { demoEpisodePages } from "@/tests/support/all-paths";
import { site } from "@/tests/support/company-file";

describe("loadRecords", () => {
  let records: SearchRecord[];
  const textOf = (url: string) => records.find((record) => record.url === url)?.text;

  beforeAll(async () => {
    ({ records } = await loadRecords(demoEpisodePages));
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

  it("has the contact facts of the company", () => {
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

  it("puts texts beyond its budget into the other file, the newest stay", async () => {
    const used = getArticles().slice(0, 1);
    const length = used.reduce((sum, { body }) => sum + body.text.length, 0);
    const budget = { articles: length, episodes: 0, transcripts: 0 };
    const files = await loadRecords(demoEpisodePages, budget);
    const pagesOf = (list: SearchRecord[], kind: string) =>
      new Set(
        list.filter((one) => one.page && one.kind === kind).map(({ url }) => url.split("#")[0]),
      );
    const [first, second] = [pagesOf(files.records, "article"), pagesOf(files.texts, "article")];
    expect(used.map(({ slug }) => first.has(`${paths.blog}/${slug}`))).not.toContain(false);
    expect([...first].filter((url) => second.has(url))).toEqual([]);
    const addresses = ({ records: first = [], texts = [] }: Partial<typeof files>) =>
      new Set([...first, ...texts].map(({ url }) => url));
    expect(addresses(files)).toEqual(addresses({ records }));
    expect(files.records.some(({ kind, page }) => kind === "episode" && page)).toBe(false);
    const section = files.texts.find(({ kind, url }) => kind === "article" && url.includes("#"));
    const article = files.records.find(({ url }) => url === section!.url.split("#")[0]);
    expect(article?.keywords).toContain(contentWords(section!.title)[0]);
  });

  it("has texts and titles without empty ones", () => {
    expect(records.filter(({ title, text }) => title === "" || text === "")).toEqual([]);
  });
});
