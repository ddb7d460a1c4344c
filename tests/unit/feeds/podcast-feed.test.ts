import { parseRssFeed } from "feedsmith";
import { parseFeed } from "podcast-partytime";
import sharp from "sharp";
import { GET as cover } from "@/app/primoze-cast/capa.png/route";
import { episodeHtml } from "@/components/mdx/feed-html";
import type { EpisodeNotes } from "@/lib/podcast/episode-notes";
import { getPage } from "@/lib/content/pages";
import { podcastFeed, podcastGuid } from "@/lib/feeds/podcast-feed";
import { machinePaths } from "@/lib/paths";
import { type EpisodePage, episodePages } from "@/lib/podcast/episode-pages";
import { absoluteUrl } from "@/lib/site-url";
import { toEpisodes } from "@/lib/server/wire-episode";
import { podcastProblems } from "@/tests/support/podcast-requirements";

const page = getPage("primoze-cast");

const episode = (id: string, publishedAt: string, description = "Linha um\nlinha dois\u0007") => ({
  id,
  title: `PrimoZé Cast #${id.length} – Tinta & <b>massa</b> ${id}`,
  description: `${description}\n\nFim ]]> & <script>`,
  thumbnail: "/episodes/demo-ep-0001.svg",
  publishedAt,
});

const CHAPTERS = "Abertura do tema.\n\n0:00 Abertura\n1:10 Parede\n3:05 Porta";
const EPISODES = toEpisodes([
  episode("novo-video", "2025-05-01T10:00:00.000Z", CHAPTERS),
  episode("so-video-aqui", "2025-04-01T10:00:00.000Z"),
  episode("antigo", "2024-05-01T10:00:00.000Z"),
]);

const notes = (id: string, file: string, vtt?: string): EpisodeNotes => ({
  id,
  vtt,
  audio: { url: `https://audio.example/${file}`, bytes: 12_345_678, duration: 905 },
});

const NOTES = "O fundo vem antes: [NR-35](/blog/altura-de-teste).\n";

const withAudio = new Map<string, EpisodeNotes>([
  [
    "novo-video",
    {
      ...notes("novo-video", "novo.mp3", "WEBVTT"),
      body: { text: NOTES, file: "content/episodes/novo-video.mdx", firstLine: 1 },
      people: [
        { name: "Zé", role: "host" },
        { name: "Marta & filhas", role: "guest", about: "engenheira civil" },
      ],
    },
  ],
  ["antigo", notes("antigo", "antigo.m4a")],
]);

const feedOf = async (episodes: readonly EpisodePage[]) =>
  podcastFeed(
    page,
    await Promise.all(episodes.map(async (one) => ({ ...one, html: await episodeHtml(one) }))),
  );

describe("the feed of the episodes, with audio", () => {
  let publicXml: string;
  beforeAll(async () => {
    const xml = await feedOf(episodePages(EPISODES, withAudio));
    publicXml = xml.replaceAll(/http:\/\/localhost(:\d+)?/g, "https://primoze.example");
  });

  it("meets the requirements of Apple Podcasts and Podcasting 2.0", () => {
    expect(podcastProblems(publicXml)).toEqual([]);
  });

  it("is read by the parser of the Podcast Index as a podcast with both episodes", () => {
    const feed = parseFeed(publicXml)!;
    expect(feed).toMatchObject({
      title: "PrimoZé Cast",
      language: "pt-BR",
      explicit: false,
      itunesType: "episodic",
      medium: "podcast",
      itunesCategory: ["Leisure > Home & Garden", "Business > Entrepreneurship"],
    });
    expect(feed.guid).toBe(podcastGuid(absoluteUrl(machinePaths.podcastFeed)));
    expect(feed.items).toHaveLength(2);
    const [newest, oldest] = feed.items;
    expect(newest).toMatchObject({
      duration: 905,
      itunesEpisode: 10,
      enclosure: { url: "https://audio.example/novo.mp3", length: 12_345_678, type: "audio/mpeg" },
    });
    expect(newest?.podcastTranscripts).toMatchObject([
      { url: expect.stringMatching(/transcricao\.vtt$/), type: "text/vtt" },
      { url: expect.stringMatching(/transcricao\.txt$/), type: "text/plain" },
    ]);
    expect(newest?.podcastPeople).toMatchObject([
      { name: "Zé", role: "Host" },
      { name: "Marta & filhas", role: "Guest" },
    ]);
    expect(oldest).toMatchObject({ enclosure: { type: "audio/x-m4a" } });
    expect(oldest?.podcastTranscripts ?? []).toEqual([]);
  });

  it("is read by a second parser, with Podlove's chapters and the episode's text", () => {
    const [newest, oldest] = parseRssFeed(publicXml).items!;
    expect(newest?.psc?.chapters).toEqual([
      { start: "00:00:00", title: "Abertura" },
      { start: "00:01:10", title: "Parede" },
      { start: "00:03:05", title: "Porta" },
    ]);
    expect(oldest?.psc).toBeUndefined();
    const video = "https://www.youtube.com/watch?v=novo-video";
    expect(newest?.content?.encoded).toBe(
      '<p><img src="https://primoze.example/episodes/demo-ep-0001.svg" alt="" loading="lazy"/></p>' +
        "<p>Abertura do tema.</p><p>Fim ]]&gt; &amp; &lt;script&gt;</p>" +
        '<p>O fundo vem antes: <a href="https://primoze.example/blog/altura-de-teste">NR-35</a>.</p>' +
        `<h2>Capítulos</h2><ol><li><a href="${video}&amp;t=0s">0:00</a> Abertura</li>` +
        `<li><a href="${video}&amp;t=70s">1:10</a> Parede</li>` +
        `<li><a href="${video}&amp;t=185s">3:05</a> Porta</li></ol>`,
    );
    expect(oldest?.content?.encoded).toContain("<p>Linha um<br/>linha dois</p>");
  });
});

describe("the feed of the episodes, without audio", () => {
  let xml: string;
  beforeAll(async () => (xml = await feedOf(episodePages(EPISODES, new Map()))));

  it("is a feed of videos: every episode, newest first, no enclosure, no podcast tags", () => {
    expect(xml).not.toMatch(/<(enclosure|itunes:|podcast:|psc:)/);
    const links = Array.from(xml.matchAll(/<link>(.*?)<\/link>/g), ([, link]) => link);
    expect(links.slice(-3)).toEqual([
      expect.stringMatching(/10-tinta-b-massa-b-novo-video$/),
      expect.stringMatching(/13-tinta-b-massa-b-so-video-aqui$/),
      expect.stringMatching(/6-tinta-b-massa-b-antigo$/),
    ]);
  });

  it("escapes titles and descriptions, and drops characters that XML does not allow", () => {
    const [newest] = parseFeed(xml.replaceAll("<item>", `<item>${ENCLOSURE}`))!.items;
    expect(newest?.title).toBe("PrimoZé Cast #10 – Tinta & <b>massa</b> novo-video");
    expect(newest?.content).toContain("<p>Fim ]]> & <script></p>");
    expect(xml).not.toContain("\u0007");
  });

  it("is valid without episodes", () => {
    expect(podcastFeed(page, [])).toContain("<title>PrimoZé Cast</title>");
  });
});

/** The parser drops items without one. */
const ENCLOSURE = '<enclosure url="https://audio.example/a.mp3" length="1" type="audio/mpeg" />';

it("podcast:guid of the specification's own example", () => {
  expect(podcastGuid("https://podnews.net/rss")).toBe("9b024349-ccf0-5f69-a609-6b82873eab3c");
});

it("the cover is a square of 3,000 px without transparency", async () => {
  const { width, height, hasAlpha } = await sharp(await (await cover()).bytes()).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 3000, height: 3000, hasAlpha: false });
});
