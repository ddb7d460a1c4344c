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
  it("cannot end the script element it stands in, and stays the same JSON", () => {
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

  it("§9: has the three featured episodes, numbered, with the description as the card shows it", () => {
    expect(episodesData(episodes)).toHaveLength(3);
    expect(episodesData(episodes)[1]).toMatchObject({
      episodeNumber: 2,
      description: expect.stringMatching(/^.{117}\.\.\.$/),
    });
  });

  it("has the podcast's picture where an episode has none", () => {
    expect(episodesData(episodes)[0]).toMatchObject({
      associatedMedia: { thumbnailUrl: expect.stringContaining("/compartilhar/primoze-cast.png") },
    });
  });

  it("has no episodes where the backend gave none", () => {
    expect(episodesData([])).toEqual([]);
  });
});

describe("the company's hours", () => {
  it("say the same to people and machines", () => {
    for (const { time, opens, closes } of site.hours) {
      expect(time).toBe(`${opens.slice(0, 2)}h–${closes.slice(0, 2)}h`);
    }
  });
});
