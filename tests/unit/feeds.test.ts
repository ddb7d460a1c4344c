import fc from "fast-check";
import { parseRssFeed } from "feedsmith";
import path from "node:path";
import sharp from "sharp";
import { GET as cover } from "@/app/primoze-cast/capa.png/route";
import { jsonLdText } from "@/components/layout/json-ld";
import { articleHtml, episodeHtml } from "@/components/mdx/feed-html";
import { getArticle } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { getReleases } from "@/lib/content/press";
import { blogFeed, type FeedArticle } from "@/lib/feeds/blog-feed";
import { podcastFeed, podcastGuid } from "@/lib/feeds/podcast-feed";
import type { EpisodeNotes } from "@/lib/podcast/episode-notes";
import { type EpisodePage, episodePages } from "@/lib/podcast/episode-pages";
import { releaseText } from "@/lib/press/press-texts";
import { allEntries } from "@/lib/catalogue/catalogue";
import { sitemapEntries } from "@/lib/seo/sitemap";
import { sitemapXml } from "@/lib/seo/sitemap-xml";
import { toEpisodes } from "@/lib/server/wire-episode";
import { elementsOf, readXml, textOf } from "@/tests/support/xml";

const blog = getPage("blog");
const article = { ...getArticle("rampa-de-teste")!, html: "<p>Rampa</p>" };
const entry = (one: FeedArticle) => parseRssFeed(blogFeed(blog, [one])).items![0]!;

it("dates an entry with noon in São Paulo of its article's day, in any time zone", () => {
  expect(blogFeed(blog, [{ ...article, date: "2025-01-15" }])).toContain(
    "<pubDate>Wed, 15 Jan 2025 15:00:00 GMT</pubDate>",
  );
});

it("was changed when the last of its articles was written or changed", () => {
  const articles = [
    { ...article, date: "2025-01-15", updated: "2025-03-31" },
    { ...article, date: "2025-02-01", updated: undefined },
  ];
  expect(blogFeed(blog, articles)).toContain(
    "<lastBuildDate>Mon, 31 Mar 2025 15:00:00 GMT</lastBuildDate>",
  );
});

it("a title with a sign of XML has no line ends around it, which some readers keep", () => {
  expect(blogFeed(blog, [{ ...article, title: "Cal & Cor" }])).toContain(
    "<title><![CDATA[Cal & Cor]]></title>",
  );
});

it("has the article's author, and the company for an article without one", () => {
  expect(entry(article).dc?.creators).toEqual(["Autora Teste"]);
  expect(entry({ ...article, author: undefined }).dc?.creators).toEqual(["PrimoZé"]);
});

it("keeps the guid of an entry when its title and its text change", () => {
  expect(entry({ ...article, title: "Outro", html: "<p>Outro</p>" }).guid).toEqual(
    entry(article).guid,
  );
});

const TEXT = `## Antes

<Note kind="atencao" title="Quadro vivo">

Desligue o [disjuntor](/servicos#eletrica).

</Note>

<Figure src="/desenhos/artigos/rampa.svg" alt="Uma rampa" caption="Rampa de 1,80 m." credit="Foto: Ana">

- 15 cm de altura

</Figure>

<Calculator name="energia" />

[Ao alto](#antes)`;

it("has the blocks of a text without style sheet, and absolute addresses", async () => {
  const body = { file: "content/articles/teste.mdx", firstLine: 1, text: TEXT };
  const html = (await articleHtml({ ...article, slug: "teste", body })).replaceAll(
    /https?:\/\/[^/"]+/g,
    "https://x",
  );
  for (const part of [
    '<blockquote><p><strong>Atenção: Quadro vivo</strong></p><p>Desligue o <a href="https://x/servicos#eletrica">',
    '<figure><img src="https://x/desenhos/artigos/rampa.svg" alt="Uma rampa" loading="lazy"/><figcaption>Rampa de 1,80 m. Foto: Ana</figcaption></figure>',
    "<li>15\u00a0cm de altura</li>",
    '<p><a href="https://x/calculadoras/energia">Calculadora de',
    '<a href="https://x/blog/teste#antes">Ao alto</a>',
  ]) {
    expect(html).toContain(part);
  }
});

it("names the reviewer, what was checked and the day on which a source was read", async () => {
  const html = await articleHtml({
    ...article,
    reviewed: { by: "Rui Sá", role: "eletricista", register: "CFT 000", date: "2026-11-21" },
    sources: [{ title: "NR-10", url: "https://www.gov.br/nr-10", read: "2026-11-20" }],
  });
  expect(html).toContain(
    "<p>Revisão técnica de Rui Sá, eletricista (CFT 000), em 21 de novembro de 2026.</p>",
  );
  expect(html).toContain("NR-10</a>, lida em 20 de novembro de 2026");
  const checked = { ...article, checked: "2026-11-25", reviewed: undefined };
  expect(await articleHtml(checked)).toContain(
    "<p>Contas conferidas em 25 de novembro de 2026. Falta a revisão de um profissional da área.</p>",
  );
});

const podcastPage = getPage("primoze-cast");

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
    podcastPage,
    await Promise.all(episodes.map(async (one) => ({ ...one, html: await episodeHtml(one) }))),
  );

describe("the feed of the episodes, with audio", () => {
  let publicXml: string;
  beforeAll(async () => {
    const xml = await feedOf(episodePages(EPISODES, withAudio));
    publicXml = xml.replaceAll(/http:\/\/localhost(:\d+)?/g, "https://primoze.example");
  });

  it("has what Apple Podcasts and Podcasting 2.0 ask of a podcast", () => {
    const channel = readXml(publicXml).children[0]!;
    for (const [name, text] of [
      ["title", "PrimoZé Cast"],
      ["link", "https://primoze.example/primoze-cast"],
      ["language", "pt-BR"],
      ["itunes:author", "PrimoZé"],
      ["itunes:explicit", "false"],
      ["itunes:type", "episodic"],
      // UUIDv5 of localhost:3000/primoze-cast/feed.xml.
      ["podcast:guid", "4d044f64-e226-5c97-b7b8-85f118ab0b60"],
      ["podcast:locked", "yes"],
      ["podcast:medium", "podcast"],
    ] as const)
      expect([name, textOf(channel, name)]).toEqual([name, text]);
    expect(textOf(channel, "description")).toMatch(/\S/);
    expect(textOf(elementsOf(channel, "itunes:owner")[0]!, "itunes:email")).toMatch(/@/);
    const attributesOf = (name: string) => elementsOf(channel, name).map((one) => one.attributes);
    expect(attributesOf("itunes:image")).toEqual([
      { href: "https://primoze.example/primoze-cast/capa.png" },
    ]);
    expect(attributesOf("itunes:category")).toEqual([{ text: "Leisure" }, { text: "Business" }]);
    expect(attributesOf("atom:link")).toMatchObject([{ rel: "self" }]);
  });

  it("has what both ask of an episode", () => {
    const [newest, oldest, ...more] = elementsOf(readXml(publicXml).children[0]!, "item");
    expect(more).toEqual([]);
    for (const [name, text] of [
      ["pubDate", "Thu, 01 May 2025 10:00:00 GMT"],
      ["itunes:duration", "905"],
      ["itunes:episode", "10"],
      ["itunes:episodeType", "full"],
      ["itunes:explicit", "false"],
    ] as const)
      expect([name, textOf(newest!, name)]).toEqual([name, text]);
    expect(elementsOf(newest!, "enclosure").map(({ attributes }) => attributes)).toEqual([
      { url: "https://audio.example/novo.mp3", length: "12345678", type: "audio/mpeg" },
    ]);
    expect(elementsOf(newest!, "podcast:transcript").map(({ attributes }) => attributes)).toEqual([
      expect.objectContaining({
        url: expect.stringMatching(/transcricao\.vtt$/),
        type: "text/vtt",
      }),
      expect.objectContaining({
        url: expect.stringMatching(/transcricao\.txt$/),
        type: "text/plain",
      }),
    ]);
    expect(
      elementsOf(newest!, "podcast:person").map(({ text, attributes }) => [
        text.trim(),
        attributes.role,
      ]),
    ).toEqual([
      ["Zé", "host"],
      ["Marta & filhas", "guest"],
    ]);
    expect(elementsOf(oldest!, "enclosure")[0]?.attributes.type).toBe("audio/x-m4a");
    expect(elementsOf(oldest!, "podcast:transcript")).toEqual([]);
  });

  it("has Podlove's chapters and the episode's text", () => {
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

  it("is valid without episodes", () => {
    expect(podcastFeed(podcastPage, [])).toContain("<title>PrimoZé Cast</title>");
  });
});

it("keeps the guid of an episode when its title and its address change", () => {
  const guidOf = (title: string) => {
    const one = episodePages(toEpisodes([{ ...episode("video", "2025-05-01"), title }]), new Map());
    const [item] = parseRssFeed(podcastFeed(podcastPage, [{ ...one[0]!, html: "" }])).items!;
    return [item?.guid, item?.link];
  };
  const [[guid, link], [same, other]] = [guidOf("Tinta"), guidOf("Massa")] as const;
  expect(guid).toEqual({ value: "youtube:video", isPermaLink: false });
  expect(same).toEqual(guid);
  expect(other).not.toBe(link);
});

it("podcast:guid of the specification's own example", () => {
  expect(podcastGuid("https://podnews.net/rss")).toBe("9b024349-ccf0-5f69-a609-6b82873eab3c");
});

it("the cover is a square of 3,000 px without transparency", async () => {
  const { width, height, hasAlpha } = await sharp(await (await cover()).bytes()).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 3000, height: 3000, hasAlpha: false });
});

describe("/sitemap.xml", () => {
  it("§9: the video of an episode has the instant of its publication", () => {
    const publishedAt = "2025-01-15T12:00:00.000Z";
    const episodes = episodePages(toEpisodes([{ id: "video-1", title: "Laje", publishedAt }]));
    const videos = sitemapEntries(allEntries(episodes)).flatMap(({ url, videos = [] }) =>
      url.endsWith("/primoze-cast/laje") ? videos : [],
    );
    expect(videos).toMatchObject([{ title: "Laje", publication_date: publishedAt }]);
  });

  it("says when an article was changed", () => {
    const entry = sitemapEntries(allEntries()).find(({ url }) =>
      url.endsWith("/blog/rampa-de-teste"),
    );
    expect(entry?.lastModified).toBe("2025-02-01");
  });

  it("names the pictures of each article's text beside its share image", () => {
    const entries = sitemapEntries(allEntries(), ({ path: page }) => [
      `/fotos/${path.posix.basename(page)}.jpg`,
    ]);
    for (const { url, images = [] } of entries.filter((entry) =>
      /\/blog\/[^/]+$/.test(entry.url),
    )) {
      expect(images.map((image) => new URL(image).pathname)).toEqual([
        expect.stringMatching(/\.png$/),
        `/fotos/${path.posix.basename(url)}.jpg`,
      ]);
    }
  });

  it("has the elements of an address in the order of the schema, and its texts escaped", () => {
    const video = {
      title: "Teto & piso",
      description: "a < b",
      thumbnail_loc: "https://x.example/capa?a=1&b=2",
      player_loc: "https://x.example/video",
    };
    const xml = sitemapXml([
      {
        url: "https://x.example/a",
        lastModified: "2025-01-15",
        images: ["https://x.example/a.png"],
        videos: [video],
      },
    ]);
    expect(xml.match(/<[a-z]+(:[a-z_]+)?(?=[ >])/g)?.map((tag) => tag.slice(1))).toEqual([
      ...["urlset", "url", "loc", "lastmod", "image:image", "image:loc", "video:video"],
      ...["video:thumbnail_loc", "video:title", "video:description", "video:player_loc"],
    ]);
    expect(xml).toContain("<video:title>Teto &amp; piso</video:title>");
    expect(xml).toContain("capa?a=1&amp;b=2");
  });
});

/** Texts that could end an element, an attribute, a comment or a script; and what XML forbids. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "]]>",
        "<b>x</b>",
        "&amp;",
        "</script>",
        "<!--",
        "\"'",
        "\u0007",
        "\u2028",
        "\u00a0",
        "\ufffe",
      ),
      fc.string({ unit: "binary-ascii", maxLength: 5 }),
      fc.string({ unit: "grapheme", maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => `Tinta ${parts.join(" ")} e massa`);

describe("any text comes back as it was, without a new element", () => {
  /** XML has one sign for the end of a line, and no control characters. */
  const asXml = (text: string) =>
    text
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/\r\n?/g, "\n");
  const check = (holds: (text: string) => void) => fc.assert(fc.property(hostile, holds));
  const namesIn = (xml: string) => xml.match(/<[a-z][\w:-]*/gi)?.length;
  const itemOf = (xml: string) =>
    readXml(xml).children[0]!.children.find(({ name }) => name === "item")!;

  it("in the feed of the blog", () => {
    const write = (text: string) =>
      blogFeed(blog, [
        {
          ...article,
          title: text,
          description: text,
          tags: [text],
          author: { name: text },
          html: text,
        },
      ]);
    const usual = itemOf(write("x")).children.length;
    check((text) => {
      const item = itemOf(write(text));
      for (const name of ["title", "description", "dc:creator", "content:encoded"])
        expect([name, textOf(item, name)]).toEqual([name, asXml(text)]);
      expect(item.children).toHaveLength(usual);
    });
  });

  it("in the feed of the podcast", () => {
    const [one] = episodePages(EPISODES, withAudio);
    const write = (text: string) => {
      const people = [{ name: text, role: "host" as const }];
      const notes = { ...one!.notes!, people };
      const chapters = [{ second: 0, title: text }];
      return podcastFeed(podcastPage, [{ ...one!, title: text, notes, chapters, html: text }]);
    };
    const usual = itemOf(write("x")).children.length;
    check((text) => {
      const item = itemOf(write(text));
      for (const name of ["title", "itunes:title", "podcast:person", "content:encoded"])
        expect([name, textOf(item, name)]).toEqual([name, asXml(text)]);
      expect(item.children).toHaveLength(usual);
    });
  });

  it("in the sitemap", () => {
    const write = (text: string) =>
      sitemapXml([
        {
          url: "https://x.example/a",
          videos: [{ title: text, description: text, thumbnail_loc: "https://x.example/b" }],
        },
      ]);
    check((text) => {
      const [, video] = readXml(write(text)).children[0]!.children;
      for (const name of ["video:title", "video:description"])
        expect([name, textOf(video!, name)]).toEqual([name, asXml(text)]);
      expect(namesIn(write(text))).toBe(namesIn(write("x")));
    });
  });

  it("in structured data inside of a page", () => {
    check((text) => {
      const written = jsonLdText({ name: text });
      // Only this sign can end a script, or begin what hides its end.
      expect(written).not.toContain("<");
      expect(JSON.parse(written)).toEqual({ name: text });
    });
  });

  it("in a text for the press", () => {
    const [release] = getReleases();
    check((text) => {
      expect(
        releaseText({ ...release!, title: text, body: { ...release!.body, text: "" } }),
        // A text that leaves the page has plain spaces.
      ).toContain(`\n\n${text.replaceAll("\u00a0", " ")}\n\n`);
    });
  });
});
