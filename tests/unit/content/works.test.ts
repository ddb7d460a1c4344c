import { mkdirSync } from "node:fs";
import path from "node:path";
import { getServices } from "@/lib/content/collections";
import { collectionDefinitions } from "@/lib/content/collection";
import { getWorks, worksOf } from "@/lib/content/works";
import { paths, WORKS_PATH } from "@/lib/paths";
import { fallbackPath } from "@/lib/photographs/variants";
import { siteRecords } from "@/lib/search/site-records";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { photographData } from "@/lib/seo/structured-data/images";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

let copy: ContentCopy;
beforeEach(() => (copy = contentCopy()));
afterEach(() => copy.remove());

const workProblems = () =>
  collectionDefinitions()
    .find(({ folder }) => folder === "works")!
    .problems();

const WORK = "content/works/parede-de-teste.mdx";

/** As many works as the content has, one a month, each of the same service. */
function setWorks(count: number) {
  const source = copy.read(WORK);
  copy.delete(WORK);
  mkdirSync(path.join(copy.root, "works"), { recursive: true });
  for (let number = 1; number <= count; number += 1)
    copy.write(
      `content/works/obra-${number}.mdx`,
      source
        .replace(/^title: .*/m, `title: Obra ${number}`)
        .replace(/^month: .*/m, `month: 2025-${String(number).padStart(2, "0")}`),
    );
}

it.each([0, 2])(
  "%i works have a page each, and a list that is found where there is one",
  (count) => {
    setWorks(count);
    const works = getWorks();
    expect(works.map(({ title }) => title)).toEqual(
      Array.from({ length: count }, (_, index) => `Obra ${count - index}`),
    );
    const inSitemap = sitemapEntries([]).map(({ url }) => new URL(url).pathname);
    const listed = count > 0 ? [WORKS_PATH] : [];
    const expected = [...listed, ...works.map(({ path }) => path)];
    expect(inSitemap.filter((url) => url.startsWith(WORKS_PATH))).toEqual(expected);
    const inSearch = siteRecords().map(({ url }) => url);
    expect(inSearch.filter((url) => url.startsWith(WORKS_PATH))).toEqual(
      expected.slice(listed.length),
    );
  },
);

it("a work belongs to its service, and keeps its page when the service is gone", () => {
  const [work] = getWorks();
  expect(worksOf(work!.service!.slug)).toEqual([work]);
  const other = getServices().find(({ slug }) => slug !== work!.service!.slug)!;
  expect(worksOf(other.slug)).toEqual([]);
  copy.replace(WORK, /^service: .*/m, "service: apagado");
  expect(getWorks()).toMatchObject([{ slug: work!.slug, service: undefined }]);
});

it.each([
  ["no picture after the work", /after:\n( {2}.*\n)+/, "", /after: falta este campo/],
  ["a picture without words", / {2}alt: A parede laranja.*\n/, "", /after\.alt: falta este campo/],
  ["a drawing as photograph", "/fotos/parede-depois.jpg", "/icon.svg", /não é uma fotografia/],
  ["a file that is not there", "parede-depois.jpg", "nada.jpg", /content\/photographs\/nada\.jpg/],
  ["a month in words", /^month: .*/m, "month: maio de 2026", /month: esperava ano e mês/],
  ["a street", /^place: .*/m, `place: ${"x".repeat(61)}`, /place: tem 61 caracteres/],
])("%s is an error", (_, from, to, message) => {
  copy.replace(WORK, from, to);
  expect(workProblems().join("\n")).toMatch(message);
});

it("its photographs say for search engines who made them and how large they are", async () => {
  const { after, path: page, title } = getWorks()[0]!;
  const data = (await photographData(after)) as unknown as Record<string, unknown>;
  expect(data).toMatchObject({
    contentUrl: expect.stringContaining(fallbackPath(after)) as unknown,
    creditText: after.credit,
    copyrightNotice: after.licence,
    width: { value: 64 },
    height: { value: 48 },
  });
  const above = [{ path: paths.services, title: "Serviços" }];
  const steps = JSON.stringify(breadcrumbData({ path: page, title, above }));
  expect(steps).toMatch(/Início.*Serviços.*Parede de teste/);
});
