import { readdirSync } from "node:fs";
import { collections, contentProblems } from "@/lib/content/collections";
import { allEntries } from "@/lib/catalogue/catalogue";
import { CALCULATOR_FORMS } from "@/lib/calculators/forms";
import { calculatorNames, getContest, pageFiles } from "@/lib/content/collections/pages";
import { courseFiles } from "@/lib/content/collections/education";
import { releaseFiles } from "@/lib/content/collections/releases";
import { getServices, serviceFiles } from "@/lib/content/collections/services";
import { getSheets } from "@/lib/content/collections/sheets";
import { socialProjectFiles } from "@/lib/content/collections/social";
import { workFiles } from "@/lib/content/collections/works";
import { courseStatus } from "@/lib/content/education";
import { symptomsOfArticle, symptomsOfService } from "@/lib/content/symptoms";
import { getWorks, worksOf } from "@/lib/content/works";
import { contentRoot } from "@/lib/content-root.mjs";
import { paths, sheetPath, WORKS_PATH } from "@/lib/paths";
import { photographPath } from "@/lib/photographs/variants";
import { siteRecords } from "@/lib/search/site-records";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { photographData } from "@/lib/seo/structured-data/images";
import { createLinkChecker } from "@/lib/seo/site-addresses";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { collectionsOf } from "@/scripts/editor/config/collections";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

it("every folder in content/ is a collection, or the sources of photographs", () => {
  const known = ["photographs", ...Object.values(collections).map(({ folder }) => folder)];
  const folders = readdirSync(contentRoot(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !known.includes(name))).toEqual([]);
});

it("has a page for each calculator", () => {
  expect(calculatorNames).toEqual(CALCULATOR_FORMS.map(({ name }) => name));
});

// What pages show of services, courses, lessons and releases: tests/site.
describe("§1, §2, §9: services and claims", () => {
  it("specialties are in two or three columns", () => {
    const [service] = getServices();
    for (const columns of [1, 4]) {
      const specialties = Array.from({ length: columns }, () => service!.specialties[0]);
      expect(serviceFiles.schema.shape.specialties.safeParse(specialties).success).toBe(false);
    }
  });
});

describe("§2, §9: education", () => {
  it("a course does not end before it starts", () => {
    const { slug: _slug, body: _body, ...course } = courseFiles.read()[0]!;
    const { error } = courseFiles.schema.safeParse({ ...course, end: "2025-08-14" });
    expect(error?.issues).toMatchObject([{ path: ["end"] }]);
  });
});

describe("§2: social projects and podcast", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", true],
    ["https://youtu.be/dQw4w9WgXcQ", true],
    ["", false],
    ["dQw4w9WgXcQ", false],
    ["https://example.com/watch?v=dQw4w9WgXcQ", false],
    ["https://youtube.com.example/watch?v=dQw4w9WgXcQ", false],
    ["https://www.youtube.com/@primoze", false],
  ])("a project's video may be %j: %s", (link, expected) => {
    expect(socialProjectFiles.schema.shape.videoUrl.safeParse(link).success).toBe(expected);
  });
});

it("two episodes at one address are refused, and named", () => {
  const copy = contentCopy();
  for (const id of ["abcdef1", "abcdef2"])
    copy.write(`content/episodes/${id}.mdx`, "---\nslug: um-so\n---\n");
  const problems = contentProblems();
  copy.remove();
  expect(problems).toEqual(["content/episodes: slug: um-so está em abcdef1.mdx e abcdef2.mdx"]);
});

/** What is wrong with the fields of a page after a change. */
function problemsOf(name: "click-na-pintura" | "media-kit", change: object) {
  const { slug: _slug, body: _body, ...fields } = pageFiles.read()[name];
  const { error } = pageFiles.files[name].safeParse({ ...fields, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);
}

describe("the contest", () => {
  const contest = getContest();

  it("may have other prizes, scholarships and photos than those of §9", () => {
    const prizes = [...contest.prizes, { place: 4, amount: 100, extra: "um livro" }];
    const change = { prizes, prizesAbove: 3000, scholarships: 51, photosPerPerson: 4 };
    expect(problemsOf("click-na-pintura", change)).toEqual([]);
  });

  it.each([
    ["os pesos somam", { weights: contest.weights.slice(0, 1) }],
    ["começa antes", { phases: [...contest.phases].reverse() }],
  ])("is refused with %s", (message, change) => {
    expect(problemsOf("click-na-pintura", change).join()).toContain(message);
  });

  it("a phase does not end before it begins", () => {
    const phase = { name: "Votação", from: "2025-04-30", to: "2025-04-16", text: "Voto" };
    expect(problemsOf("click-na-pintura", { phases: [phase] })).toHaveLength(1);
  });
});

describe("the media kit", () => {
  const kit = pageFiles.read()["media-kit"];
  const twice = (rows: typeof kit.statistics) => rows.map((row) => ({ ...row, key: rows[0]!.key }));

  it("may have other figures than those of §9, and fewer", () => {
    const statistics = kit.statistics.slice(1).map((row) => ({ ...row, value: "3 mil" }));
    expect(problemsOf("media-kit", { statistics })).toEqual([]);
  });

  it.each([
    ["aparece duas vezes", { statistics: twice(kit.statistics) }],
    ["logos: cada um de", { logos: [...kit.logos, ...kit.logos.slice(0, 1)] }],
    ["logos: cada um de", { logos: [] }],
    ["versions: cada um de", { versions: kit.versions.slice(1) }],
    ["assets: cada um de", { assets: kit.assets.slice(1) }],
  ])("is refused with %s", (message, change) => {
    expect(problemsOf("media-kit", change).join()).toContain(message);
  });
});

it.each([
  ["Inscrições Abertas", "open", "Inscreva-se Agora", "inscricao"],
  ["Vagas Esgotadas", "sold-out", "Lista de Espera", "lista-de-espera"],
  ["Em Breve", "soon", "Saiba Mais", "saber-mais"],
  ["Adiado", "other", "Saiba Mais", "saber-mais"],
  ["", "other", "Saiba Mais", "saber-mais"],
  ["constructor", "other", "Saiba Mais", "saber-mais"],
])("§2, §4: the course status %j → %s, %s", (status, tone, action, interest) => {
  expect(courseStatus(status)).toEqual({ tone, action, interest });
});

describe("finished works", () => {
  let copy: ContentCopy;
  beforeEach(() => (copy = contentCopy()));
  afterEach(() => copy.remove());

  const WORK = "content/works/parede-de-teste.mdx";

  /** As many works as the content has, one a month, each of the same service. */
  function setWorks(count: number) {
    const source = copy.read(WORK);
    copy.delete(WORK);
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
      const inSitemap = sitemapEntries(allEntries()).map(({ url }) => new URL(url).pathname);
      const listed = count > 0 ? [WORKS_PATH] : [];
      const expected = [...listed, ...works.map(({ path }) => path)];
      expect(inSitemap.filter((url) => url.startsWith(WORKS_PATH))).toEqual(expected);
      const inSearch = siteRecords(allEntries()).map(({ url }) => url);
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
    [
      "a picture without words",
      / {2}alt: A parede laranja.*\n/,
      "",
      /after, alt: falta este campo/,
    ],
    ["a drawing as photograph", "/fotos/parede-depois.jpg", "/icon.svg", /não é uma fotografia/],
    [
      "a file that is not there",
      "parede-depois.jpg",
      "nada.jpg",
      /content\/photographs\/nada\.jpg/,
    ],
    ["a month in words", /^month: .*/m, "month: maio de 2026", /month: esperava ano e mês/],
    ["a street", /^place: .*/m, `place: ${"x".repeat(61)}`, /place: tem 61 caracteres/],
  ])("%s is an error", (_, from, to, message) => {
    copy.replace(WORK, from, to);
    expect(workFiles.problems().join("\n")).toMatch(message);
  });

  it("its photographs say for search engines who made them", () => {
    const { after, path: page, title } = getWorks()[0]!;
    expect(photographData(after)).toMatchObject({
      contentUrl: expect.stringContaining(photographPath(after.src)) as unknown,
      creditText: after.credit,
      copyrightNotice: after.licence,
    });
    const above = [{ path: paths.services, title: "Serviços" }];
    const steps = JSON.stringify(breadcrumbData({ path: page, title, above }));
    expect(steps).toMatch(/Início.*Serviços.*Parede de teste/);
  });
});

describe("symptoms", () => {
  let copy: ContentCopy;
  beforeEach(() => (copy = contentCopy()));
  afterEach(() => copy.remove());

  const OUTLET = "content/symptoms/tomada-quente.mdx";
  const OUTLET_PATH = "/problemas/tomada-quente";

  /** Where visitors and programs find the pages of the symptoms. */
  const places = () => ({
    service: symptomsOfService("eletrica").map(({ path }) => path),
    article: symptomsOfArticle("tomada-de-teste").map(({ path }) => path),
    sitemap: sitemapEntries(allEntries()).map(({ url }) => new URL(url).pathname),
    search: siteRecords(allEntries()).map(({ url }) => url),
  });

  it("are found from their service, their article, the sitemap and the search", () => {
    for (const [place, found] of Object.entries(places()))
      expect([place, found]).toEqual([place, expect.arrayContaining([OUTLET_PATH])]);
  });

  it.each([
    ["a draft", "date: 2024-12-20", "date: 2024-12-20\ndraft: true"],
    ["one of a later day", "date: 2024-12-20", "date: 2099-12-20"],
  ])("%s has no page, and nothing leads to it", (_what, from, to) => {
    copy.replace(OUTLET, from, to);
    for (const [place, found] of Object.entries(places()))
      expect([place, found.filter((path) => path === OUTLET_PATH)]).toEqual([place, []]);
    expect(createLinkChecker()(OUTLET_PATH)).toBe(`leva a ${OUTLET}, que ainda não está no site`);
  });

  it.each([
    ["no steps", /^now: .*\n/m, "", "now: falta este campo"],
    ["no owner of the work", /^whose: .*\n/m, "", "whose: falta este campo"],
    ["a service that the form does not have", "service: eletrica", "service: gás", "service: "],
    ["a drawing that is not there", "art: outlet", "art: nada", "art: não há o arquivo"],
    ["a telephone in words", 'phone: "193"', "phone: cento e noventa e três", "phone: esperava só"],
  ])("%s is an error with file and field", (_what, from, to, message) => {
    copy.replace(OUTLET, from, to);
    expect(contentProblems().join("\n")).toContain(`${OUTLET}: `);
    expect(contentProblems().join("\n")).toContain(message);
  });
});

describe("sheets", () => {
  it("are found from the sitemap, the search and, by their service, its card", () => {
    const expected = ["/folhas", ...getSheets().map(({ slug }) => sheetPath(slug))];
    const inSitemap = sitemapEntries(allEntries()).map(({ url }) => new URL(url).pathname);
    expect(inSitemap).toEqual(expect.arrayContaining(expected));
    expect(siteRecords(allEntries()).map(({ url }) => url)).toEqual(
      expect.arrayContaining(expected),
    );
    const notices = getSheets().filter(({ look }) => look === "aviso");
    expect(notices.map(({ service }) => service)).toEqual(["predial"]);
  });
});

it("the editor neither creates nor deletes the contest's release, of which there is one", () => {
  expect(collectionsOf(releaseFiles)).toMatchObject([
    { filter: { value: "concurso" }, create: false, delete: false },
    { filter: { value: "release" }, create: true, delete: true },
  ]);
});
