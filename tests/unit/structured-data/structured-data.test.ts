import { getCourses } from "@/lib/content/courses";
import { agendaCourseData } from "@/lib/structured-data/courses";
import { site } from "@/lib/site";
import { getPage } from "@/lib/content/pages";
import { jsonLdText } from "@/lib/structured-data/json-ld-text";
import { episodesData, podcastData } from "@/lib/structured-data/podcast";
import { schemaProblems } from "@/tests/support/schema-requirements";

const episode = (number: number) => ({
  id: `video-${number}`,
  title: `Síndico na obra #${number}`,
  description: "Conversa sobre laje, prazo e vizinho. ".repeat(8),
  thumbnail: number === 1 ? "" : "https://i.ytimg.com/vi/x/hqdefault.jpg",
  publishedAt: "2025-01-15T12:00:00Z",
});

describe("jsonLdText", () => {
  it("escapes what could close a script element, and parses to the same data", () => {
    const data = { name: "</script><script>alert(1)</script><!--", lines: "a\u2028b\u2029c" };
    const text = jsonLdText(data);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});

describe("the podcast", () => {
  const episodes = [1, 2, 3, 4].map(episode);
  const data = [podcastData(getPage("primoze-cast")), ...episodesData(episodes)];

  it("has complete episodes with their videos", () => {
    expect(schemaProblems(JSON.parse(jsonLdText(data)))).toEqual([]);
  });

  it("§9.3: has the three featured episodes with number and truncated description", () => {
    expect(episodesData(episodes)).toHaveLength(3);
    expect(episodesData(episodes)[1]).toMatchObject({
      episodeNumber: 2,
      description: expect.stringMatching(/^.{117}\.\.\.$/),
    });
  });

  it("uses the podcast's image for an episode without thumbnail", () => {
    expect(episodesData(episodes)[0]).toMatchObject({
      associatedMedia: { thumbnailUrl: expect.stringContaining("/compartilhar/primoze-cast.png") },
    });
  });

  it("has no episodes when the backend returned none", () => {
    expect(episodesData([])).toEqual([]);
  });
});

describe("the company's hours", () => {
  it("are equal in text and structured data", () => {
    for (const { time, opens, closes } of site.hours) {
      expect(time).toBe(`${opens.slice(0, 2)}h–${closes.slice(0, 2)}h`);
    }
  });
});

it("§9: the days of the agenda, with a description that is not invented", () => {
  const data = getCourses().map(agendaCourseData);
  expect(schemaProblems(JSON.parse(jsonLdText(data)))).toEqual([]);
  expect(data).toMatchObject([
    { hasCourseInstance: { startDate: "2025-08-15", endDate: "2025-08-16" } },
    { hasCourseInstance: { startDate: "2025-09-22", endDate: "2025-09-24" } },
    { hasCourseInstance: { startDate: "2025-10-10", endDate: "2025-10-10" } },
  ]);
  const [course] = getCourses();
  expect(agendaCourseData({ ...course!, demonstration: true })).toMatchObject({
    description:
      "Comandos Elétricos, 15 e 16 de agosto de 2025, Escola de treinamento em Guarulhos.",
  });
});
