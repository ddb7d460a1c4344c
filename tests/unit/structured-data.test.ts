import { type Article, getArticles } from "@/lib/content/articles";
import { getContest } from "@/lib/content/collections/pages";
import { getCourses } from "@/lib/content/education";
import { getPage } from "@/lib/content/pages";
import { articleData } from "@/lib/seo/structured-data/articles";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { agendaEventData, contestData } from "@/lib/seo/structured-data/events";
import { episodePages } from "@/lib/podcast/episode-pages";
import { jsonLdText } from "@/components/layout/json-ld";
import { episodesData, podcastData } from "@/lib/seo/structured-data/podcast";
import { toEpisodes } from "@/lib/server/wire-episode";
import { schemaProblems } from "@/tests/support/schema-requirements";

const episode = (number: number) => ({
  id: `video-${number}`,
  title: `Síndico na obra #${number}`,
  description: "Conversa sobre laje, prazo e vizinho. ".repeat(8),
  thumbnail: number === 1 ? "" : "https://i.ytimg.com/vi/x/hqdefault.jpg",
  publishedAt: "2025-01-15T12:00:00Z",
});

describe("the podcast", () => {
  const episodes = episodePages(toEpisodes([1, 2, 3, 4].map(episode)), new Map());
  const data = [podcastData(getPage("primoze-cast")), ...episodesData(episodes)];

  it("has complete episodes with their videos", () => {
    expect(schemaProblems(JSON.parse(jsonLdText(data)))).toEqual([]);
  });

  it("§9.3: has the three featured episodes with number, page and shortened description", () => {
    expect(episodesData(episodes)).toHaveLength(3);
    expect(episodesData(episodes)[1]).toMatchObject({
      episodeNumber: 2,
      description: expect.stringMatching(/^.{157}\.\.\.$/),
    });
  });

  it("uses the podcast's image for an episode without thumbnail", () => {
    expect(episodesData(episodes)[0]).toMatchObject({
      associatedMedia: { thumbnailUrl: expect.stringContaining("/compartilhar/primoze-cast.png") },
    });
  });
});

describe("an article", () => {
  const [article] = getArticles();
  const data = (more: Partial<Article>) =>
    JSON.parse(jsonLdText(articleData({ ...article!, ...more }))) as Record<string, object>;

  it("has its company as author, and a picture with credit and licence", () => {
    expect(schemaProblems(data({}))).toEqual([]);
    expect(data({})).toMatchObject({
      author: { name: "PrimoZé" },
      image: { creditText: "PrimoZé/Divulgação", license: expect.stringMatching(/#licenca$/) },
    });
  });

  it("says when it was written and when it was changed", () => {
    const days = { date: "2025-01-15", updated: "2025-02-01" };
    expect(data(days)).toMatchObject({
      datePublished: "2025-01-15T12:00:00-03:00",
      dateModified: "2025-02-01T12:00:00-03:00",
    });
    expect(data({ ...days, updated: undefined })).toMatchObject({
      dateModified: "2025-01-15T12:00:00-03:00",
    });
  });

  it("has persons as author and reviewer where the front-matter names them", () => {
    const signed = data({
      author: { name: "Ana Lima", role: "Engenheira civil", register: "CREA-SP 111" },
      reviewed: { by: "Rui Sá", role: "eletricista", register: "CFT 000", date: "2025-02-01" },
    });
    expect(schemaProblems(signed)).toEqual([]);
    expect(signed).toMatchObject({
      author: { name: "Ana Lima", jobTitle: "Engenheira civil", identifier: "CREA-SP 111" },
      mainEntityOfPage: {
        reviewedBy: { name: "Rui Sá", jobTitle: "eletricista", identifier: "CFT 000" },
        lastReviewed: "2025-02-01",
      },
    });
  });
});

describe("the status of events", () => {
  const contest = getContest();

  it("stays as scheduled after the end, which endDate says", () => {
    expect(contestData(getPage("click-na-pintura"), contest)).toMatchObject({
      eventStatus: "https://schema.org/EventScheduled",
      startDate: "2025-01-01",
      endDate: "2025-05-05",
    });
  });

  it("says of a moved phase or course when it should have begun", () => {
    const phases = contest.phases.map((phase) => ({ ...phase, previousFrom: "2024-12-01" }));
    const moved = {
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: "2024-12-01",
    };
    const event = contestData(getPage("click-na-pintura"), { ...contest, phases });
    expect(event).toMatchObject({ ...moved, subEvent: phases.map(() => moved) });
    const [course] = getCourses();
    expect(agendaEventData({ ...course!, previousStart: "2024-12-01" })).toMatchObject(moved);
  });
});

it("the way to a page begins at home", () => {
  expect(breadcrumbData({ path: "/blog/parede-de-teste", title: "Parede" })).toMatchObject({
    itemListElement: [
      { position: 1, name: "Início" },
      { position: 2, name: "Blog" },
      { position: 3 },
    ],
  });
});

it("§9: the days of the agenda, with a description that is not invented", () => {
  const data = getCourses().map(agendaEventData);
  expect(schemaProblems(JSON.parse(jsonLdText(data)))).toEqual([]);
  expect(data).toMatchObject([
    { startDate: "2025-08-15", endDate: "2025-08-16" },
    { startDate: "2025-09-22", endDate: "2025-09-24" },
    { startDate: "2025-10-10", endDate: "2025-10-10" },
  ]);
  const [course] = getCourses();
  expect(agendaEventData({ ...course!, demonstration: ["description"] })).toMatchObject({
    description: "Curso de fios, 15 e 16 de agosto de 2025, Escola de teste.",
  });
});
