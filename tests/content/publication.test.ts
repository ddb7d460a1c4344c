import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { SpecialProjects } from "@/app/_sections/special-projects";
import { Participate, Schedule } from "@/app/click-na-pintura-release/_sections/release-cells";
import { Phases } from "@/app/click-na-pintura/_sections/phases";
import { Agenda } from "@/app/educacao/_sections/agenda";
import { Tape } from "@/app/educacao/_sections/tape";
import { getAllArticles, getArticles, getCategories } from "@/lib/content/articles";
import { getContest } from "@/lib/content/collections/pages";
import { aliasRedirects } from "@/lib/content/redirects";
import { getPage } from "@/lib/content/pages";
import { getContestRelease, getMediaKit, getReleases } from "@/lib/content/press";
import { isPublished, saoPauloDate, saoPauloTime } from "@/lib/content/publication.mjs";
import { blogFeed } from "@/lib/feeds/blog-feed";
import { factGroups } from "@/lib/press/press-facts";
import { contestReleaseText, releaseText } from "@/lib/press/press-texts";
import { allEntries } from "@/lib/catalogue/catalogue";
import { siteRecords } from "@/lib/search/site-records";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { writeNewArticle } from "@/scripts/content-check/new-article";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

// What is on the site on which day.

const setToday = (today: string) => jest.useFakeTimers({ now: new Date(`${today}T15:00:00Z`) });

afterEach(() => jest.useRealTimers());

describe("publication", () => {
  it.each([
    ["2025-01-15T02:59:59Z", "2025-01-14"],
    ["2025-01-15T03:00:00Z", "2025-01-15"],
    ["2025-01-15T23:59:59-03:00", "2025-01-15"],
  ])("at %s it is %s in São Paulo", (instant, day) => {
    expect(saoPauloDate(new Date(instant))).toBe(day);
  });

  it.each([
    ["2025-01-15T03:00:00Z", "00:00"],
    ["2025-01-15T12:05:00Z", "09:05"],
  ])("at %s it is %s o'clock in São Paulo", (instant, time) => {
    expect(saoPauloTime(new Date(instant))).toBe(time);
  });

  it("has the same day and time where the engine writes dates in another order", () => {
    // Safari writes the same locales as "9/2/2025, 9:00 AM".
    const prototype: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
    const format = jest.spyOn(prototype, "format", "get");
    format.mockReturnValue(() => "9/2/2025, 9:00 AM");
    const instant = new Date("2025-09-02T12:00:00Z");
    expect([saoPauloDate(instant), saoPauloTime(instant)]).toEqual(["2025-09-02", "09:00"]);
    format.mockRestore();
  });

  it.each([
    [{ date: "2025-01-15" }, true],
    [{ date: "2025-01-14", draft: false }, true],
    [{ date: "2025-01-16" }, false],
    [{ date: "2025-01-14", draft: true }, false],
  ])("%j on 15 January 2025: %s", (article, published) => {
    expect(isPublished(article, "2025-01-15", "08:59")).toBe(published);
  });

  it("waits for the hour of an embargo on its day", () => {
    const release = { date: "2025-01-15", embargo: "09:00" };
    const published = (day: string, time: string) => isPublished(release, day, time);
    expect([published("2025-01-15", "08:59"), published("2025-01-15", "09:00")]).toEqual([
      false,
      true,
    ]);
    expect([published("2025-01-14", "23:59"), published("2025-01-16", "00:00")]).toEqual([
      false,
      true,
    ]);
  });

  it("redirects aliases permanently to their article, once that is published", () => {
    const copy = contentCopy();
    for (const file of copy.files("content/articles")) copy.delete(file);
    const write = (slug: string, fields: string) =>
      copy.write(`content/articles/${slug}.mdx`, `---\n${fields}\n---\nTexto`);
    write("novo", "date: 2025-01-10\naliases: [antigo, mais-antigo]");
    write("rascunho", "date: 2025-01-10\ndraft: true\naliases: [outro]");
    write("futuro", "date: 2025-01-11\naliases: [depois]");
    const redirects = (day: string) => {
      setToday(day);
      return aliasRedirects();
    };
    const [before, after] = [redirects("2025-01-10"), redirects("2025-01-11")];
    copy.remove();
    expect(before).toEqual([
      { source: "/blog/antigo", destination: "/blog/novo", permanent: true },
      { source: "/blog/mais-antigo", destination: "/blog/novo", permanent: true },
    ]);
    expect(after.map(({ source }) => source)).toContain("/blog/depois");
  });
});

describe("a text that waits", () => {
  const states = () => getArticles().map(({ slug, state }) => `${slug} ${state}`);
  const sitemap = () => sitemapEntries(allEntries()).map(({ url }) => url);
  const press = () => getReleases().map(releaseText).join();

  /** What the pages and files of a build have of the articles and releases. */
  function build() {
    const articles = getArticles();
    const withHtml = articles.map((article) => ({ ...article, html: article.body.text }));
    return {
      index: getCategories().flatMap(({ articles }) => articles.map(({ slug }) => slug)),
      sitemap: sitemap(),
      rss: blogFeed(getPage("blog"), withHtml),
      redirects: aliasRedirects().map(({ source }) => source),
      press: press(),
      search: JSON.stringify(siteRecords(allEntries())),
    };
  }

  let copy: ContentCopy;
  beforeEach(() => (copy = contentCopy()));
  afterEach(() => {
    jest.restoreAllMocks();
    copy.remove();
  });

  const setVariable = (name: string, value: string) =>
    jest.replaceProperty(process, "env", { ...process.env, [name]: value });

  const ARTICLE = "content/articles/tres-demaos.mdx";
  const RELEASE = "content/press-releases/nova-sede.mdx";
  const NAMES = /tres-demaos|duas-demaos|nova-sede/;

  beforeEach(() => {
    writeNewArticle("Três demãos");
    copy.replace(ARTICLE, "draft: true", "draft: true\naliases: [duas-demaos]");
  });

  const write = (article: string, release: string) => {
    copy.replace(ARTICLE, /^draft: true\n/m, "");
    copy.replace(ARTICLE, /^date: .*/m, article);
    copy.replace(RELEASE, /^date: .*\nlastDay: .*/m, release);
  };

  it.each([
    ["as drafts", "date: 2025-02-01\ndraft: true", "date: 2025-01-01\ndraft: true"],
    ["before their day", "date: 2099-01-01", "date: 2099-01-01\nembargo: 09:00"],
  ])("is in no list and no file: an article and a release %s", (_when, article, release) => {
    write(article, release);
    expect(JSON.stringify(build())).not.toMatch(NAMES);
  });

  it("is shown in development and in a preview, which say until when", () => {
    write("date: 2099-01-01", "date: 2099-01-01\nembargo: 09:00");
    setVariable("NODE_ENV", "development");
    expect(states()).toContain("tres-demaos scheduled");
    setVariable("NODE_ENV", "test");
    setVariable("PREVIEW", "1");
    expect(sitemap().filter((url) => url.endsWith("/imprensa/nova-sede"))).toHaveLength(1);
    expect(press()).toContain("Embargo até 1 de janeiro de 2099, às 09h00");
  });

  it.each([
    ["/imprensa/nova-sede", RELEASE, "2025-06-01"],
    ["/click-na-pintura-release", "content/press-releases/click-na-pintura.mdx", "2025-01-02"],
  ])("%s has its day in the sitemap, unless that is invented", (path, file, day) => {
    const dayOf = () =>
      sitemapEntries(allEntries()).find(({ url }) => url.endsWith(path))?.lastModified;
    copy.write(file, copy.read(file).replace(/^demonstration: .*\n/m, ""));
    expect(dayOf()).toBe(day);
    copy.replace(file, /^date: /m, "demonstration: [date]\ndate: ");
    expect(dayOf()).toBeUndefined();
  });

  it("is in every list and file once it is published", () => {
    write("date: 2025-02-01", "date: 2025-01-01");
    const { index, sitemap: addresses, rss, redirects, search } = build();
    for (const place of [index, addresses, rss])
      expect(JSON.stringify(place)).toContain("tres-demaos");
    for (const place of [addresses, search])
      expect(JSON.stringify(place)).toContain("/imprensa/nova-sede");
    expect(states()).toContain("tres-demaos published");
    expect(redirects).toContain("/blog/duas-demaos");
  });
});

/** What visitors and programs read about the contest on a day. */
function textsOn(today: string) {
  setToday(today);
  const { description, lead } = getPage("click-na-pintura");
  const article = getAllArticles().find(({ slug }) => slug === "click-na-pintura-concurso")!;
  const contest = getContest();
  const facts = factGroups({ kit: getMediaKit(), contest, release: getContestRelease() });
  return {
    card: renderToStaticMarkup(createElement(SpecialProjects)),
    page: `${description} ${lead} ${renderToStaticMarkup(createElement(Phases, contest))}`,
    article: `${article.description} ${article.cta.title} ${article.cta.text} ${article.cta.label}`,
    facts: facts.map(({ name }) => name).join("\n"),
    search: JSON.stringify(siteRecords(allEntries())),
  };
}

/**
 * Before, on the last day, and after: the contest's last calendar ends on 2025-09-28.
 */
const CONTEST = /Fotografe a parede de teste e participe/;
it.each([
  ["2025-09-28", true],
  ["2025-09-29", false],
])("on %s the contest invites: %s", (today, isOpen) => {
  const texts = textsOn(today);
  for (const name of ["card", "page", "article"] as const) {
    expect([name, CONTEST.test(texts[name])]).toEqual([name, isOpen]);
  }
  for (const [name, text] of Object.entries(texts)) {
    if (!isOpen) expect([name, CONTEST.exec(text)?.[0]]).toEqual([name, undefined]);
  }
  expect(texts.facts.includes("encerrado em 28/09/2025")).toBe(!isOpen);
  if (isOpen) return;
  expect(texts.page).toContain("que também terminou");
  // Its button keeps the specified label.
  expect(texts.article).toMatch(/terminou em 2025.*O concurso terminou.*Participar do Concurso/);
});

/**
 * §3: buttonColor. The files of the fixture have "obra", "planta" and "seguranca", in this order.
 */
it("a special project's button has its colour", () => {
  setToday("2025-09-05");
  const cards = renderToStaticMarkup(createElement(SpecialProjects)).split("<article").slice(1);
  expect(
    cards.map((card) => /<a [^>]*class="[^"]* bg-(?!transparent)(\w+)/.exec(card)?.[1]),
  ).toEqual(["obra", "planta", "seguranca"]);
});

/** §4: the release says that registration is open now, free and with bonuses, also afterwards. */
it.each([
  ["2025-09-28", "<p>Aberta agora, gratuita e com bônus.</p>"],
  ["2025-09-29", "<p>Anúncio da época: “Aberta agora, gratuita e com bônus.”</p>"],
])("on %s the press release shows the specified text of the registration", (today, shown) => {
  setToday(today);
  const schedule = [{ name: "Pré-inscrição", text: "Aberta agora, gratuita e com bônus." }];
  const html = renderToStaticMarkup(createElement(Schedule, { schedule, lastDay: "2025-09-28" }));
  expect(html.replaceAll("\u00a0", " ")).toContain(shown);
  const text = contestReleaseText({
    ...getContestRelease(),
    schedule,
    lastDay: "2025-09-28",
  });
  expect(text).toMatch(
    today === "2025-09-28"
      ? /^- Pré-inscrição: Aberta agora, gratuita e com bônus\.$/m
      : /^- Pré-inscrição \(terminou em 28\/09\/2025\): Aberta agora, gratuita e com bônus\.$/m,
  );
});

/** §2.14: its steps stay as they were written. */
it.each([
  ["2025-09-28", false],
  ["2025-09-29", true],
])("on %s the press release says that nobody can take part any more: %s", (today, isSaid) => {
  setToday(today);
  const lastDay = "2025-09-28";
  const page = renderToStaticMarkup(createElement(Participate, { steps: ["Inscreva."], lastDay }));
  for (const text of [page, contestReleaseText({ ...getContestRelease(), lastDay })])
    expect(text.includes("terminou em 28 de setembro de 2025. Estes passos")).toBe(isSaid);
});

/** The agenda's courses end on 2025-08-16, 2025-09-24 and 2025-10-10. */
it.each([
  ["2025-09-24", 2, 1],
  ["2025-09-25", 1, 1],
  ["2025-10-10", 1, 1],
  ["2025-10-11", 0, 2],
])(
  "on %s the agenda has %i courses to come, and without one the page opens with the lessons",
  async (today, coming, disabled) => {
    setToday(today);
    // It waits for a text.
    const { prelude } = await prerenderToNodeStream(
      createElement(Agenda, { facts: getPage("educacao").body }),
    );
    const agenda = await text(prelude as unknown as AsyncIterable<string>);
    const hero = renderToStaticMarkup(createElement(Tape));
    const count = (text: RegExp) => agenda.match(text)?.length ?? 0;
    expect(count(/Curso já realizado\./g)).toBe(3 - coming);
    expect(hero).toContain(coming > 0 ? "Datas da agenda" : "Aulas on-line");
    // §4: the specified button stays, and cannot be pressed, unless it is the waiting list.
    expect(count(/<button[^>]* disabled/g)).toBe(disabled);
    expect(count(/>Lista de Espera</g)).toBe(1);
    expect(agenda.includes("A próxima turma ainda")).toBe(coming === 0);
  },
);
