import { episodePages, episodeSlugs, titleSlug } from "@/lib/podcast/episode-pages";
import { relatedArticle } from "@/lib/podcast/related";
import { OTHER_THEME, THEMES, toSegments } from "@/lib/podcast/themes";
import {
  formatTimestamp,
  parseChapters,
  parseTimestamp,
  withoutChapters,
} from "@/lib/podcast/timestamp";
import { toEpisodes } from "@/lib/server/wire-episode";
import { demoEpisodePages } from "@/tests/support/all-paths";

// Themes, numbers, dates and lengths of §9: tests/unit/specification.

describe("toEpisodes", () => {
  it.each([
    ["as Postgres writes it", "2025-09-02 21:00:00+00", "2025-09-02T21:00:00.000Z"],
    ["with the zone of São Paulo", "2025-09-02T18:00:00-03:00", "2025-09-02T21:00:00.000Z"],
  ])("gives a date %s in ISO 8601", (_what, data_publicacao, publishedAt) => {
    expect(toEpisodes([{ id: "a", titulo: "Obra", data_publicacao }])).toMatchObject([
      { id: "a", title: "Obra", publishedAt },
    ]);
  });

  it.each([
    ["the key of a row beside the video's", { id: 12, youtube_video_id: "abcdefghijk" }],
    ["a video's id that is the only one", { id: "abcdefghijk" }],
    ["a video's id beside one that is no text", { id: "abcdefghijk", youtube_video_id: 12 }],
    ["an empty one beside it", { id: "abcdefghijk", youtube_video_id: "" }],
  ])("youtube_video_id or id (§3): %s", (_what, ids) => {
    const row = { ...ids, titulo: "Obra", data_publicacao: "2025-09-02T21:00:00Z" };
    expect(toEpisodes([row])).toMatchObject([{ id: "abcdefghijk", title: "Obra" }]);
  });

  it("takes a numeric id where there is no other", () => {
    const row = { id: 12, titulo: "Obra", data_publicacao: "2025-09-02T21:00:00Z" };
    expect(toEpisodes([row])).toMatchObject([{ id: "12" }]);
  });

  it("a name that is no text counts as missing: the other spelling is read", () => {
    const row = {
      id: "a",
      titulo: 7,
      title: "Obra",
      descricao: { pt: "Laje" },
      description: "Telhado",
      thumbnail_url: ["a.jpg"],
      thumbnail: "b.jpg",
      data_publicacao: 1756846800000,
      publishedAt: "2025-09-02T21:00:00Z",
    };
    expect(toEpisodes([row])).toMatchObject([
      {
        title: "Obra",
        description: "Telhado",
        thumbnail: "b.jpg",
        publishedAt: "2025-09-02T21:00:00.000Z",
      },
    ]);
  });

  it("of both spellings takes the Portuguese one", () => {
    const row = {
      id: "a",
      titulo: "Obra",
      title: "Site",
      descricao: "Laje",
      description: "Slab",
      data_publicacao: "2025-09-02T21:00:00Z",
      publishedAt: "2024-01-01T00:00:00Z",
    };
    expect(toEpisodes([row])).toMatchObject([
      { title: "Obra", description: "Laje", publishedAt: "2025-09-02T21:00:00.000Z" },
    ]);
  });

  it("leaves out what has no id, title or date, and logs how many", () => {
    const lines = jest.spyOn(console, "log").mockImplementation(() => {});
    const good = { id: "a", titulo: "Obra", data_publicacao: "2025-09-02T21:00:00Z" };
    const bad = [
      { ...good, data_publicacao: "em breve" },
      { ...good, data_publicacao: undefined },
      { ...good, id: "" },
      { ...good, titulo: 7 },
      null,
      "video",
    ];
    expect(toEpisodes([...bad, good, good])).toHaveLength(1);
    expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({
      event: "episodes_left_out",
      count: 6,
    });
  });

  it("sorts by the moment, not by the text", () => {
    const video = (id: string, data_publicacao: string) => ({ id, titulo: id, data_publicacao });
    const videos = [
      video("old", "2025-09-02T22:00:00+03:00"),
      video("new", "2025-09-02 21:00:00Z"),
    ];
    expect(toEpisodes(videos).map(({ id }) => id)).toEqual(["new", "old"]);
  });
});

describe("segments (§9)", () => {
  it("are sorted by size, keep the input order, and omit empty themes", () => {
    const titles = ["Tintas", "Energia solar", "Elétrica", "Nada disso"];
    const segments = toSegments(
      toEpisodes(titles.map((title) => ({ id: title, title, publishedAt: "2025-01-01" }))),
    );
    expect(segments.map(({ key, episodes }) => [key, episodes.map(({ id }) => id)])).toEqual([
      ["electrical", ["Energia solar", "Elétrica"]],
      ["paint-market", ["Tintas"]],
      ["other", ["Nada disso"]],
    ]);
  });
});

describe("the address of an episode", () => {
  it.each([
    ["PrimoZé Cast #12 – Tinta acrílica, esmalte ou epóxi?", "12-tinta-acrilica-esmalte-ou-epoxi"],
    ["Episódio 2 – Abrir a própria empresa", "2-abrir-a-propria-empresa"],
    ["Reforma em condomínio | Ep. 3", "3-reforma-em-condominio"],
    ["Sem número", "sem-numero"],
    ["Podcast 12 erros na pintura", "podcast-12-erros-na-pintura"],
    [
      "Um título que não acaba nunca e por isso tem de ser cortado em uma palavra inteira",
      "um-titulo-que-nao-acaba-nunca-e-por-isso-tem-de-ser-cortado-em-uma",
    ],
  ])("%s", (title, slug) => {
    expect(titleSlug(title)).toBe(slug);
  });

  const titled = (id: string, title: string, publishedAt: string) => ({ id, title, publishedAt });

  it("stays with the older of two episodes with the same title", () => {
    const slugs = episodeSlugs([
      titled("Novo_Video-1", "Tinta", "2025-02-01"),
      titled("velho-video", "Tinta", "2025-01-01"),
    ]);
    expect(Object.fromEntries(slugs)).toEqual({
      "velho-video": "tinta",
      "Novo_Video-1": "tinta-novo-video-1",
    });
  });

  it("is the one that an editor has set, which no other episode gets", () => {
    const episodes = [
      titled("a-video-1", "Outra", "2025-02-01"),
      titled("b-video-2", "Tinta", "2025-01-01"),
    ];
    const slugs = episodeSlugs(episodes, { "a-video-1": "tinta" });
    expect([...slugs.values()].sort()).toEqual(["tinta", "tinta-b-video-2"]);
  });

  it("exists for a title without letters", () => {
    expect(episodeSlugs([titled("Aa_Bb-Cc", "🎙️", "2025-01-01")]).get("Aa_Bb-Cc")).toBe("aa-bb-cc");
  });
});

describe("chapters in a description", () => {
  const description =
    "Sobre tintas.\n\n0:00 Abertura\n(1:10) Parede\n- 1:02:03 – Fim\nInscreva-se!";

  it("are lines that begin with a time; the rest is the text", () => {
    expect(parseChapters(description)).toEqual([
      { second: 0, title: "Abertura" },
      { second: 70, title: "Parede" },
      { second: 3723, title: "Fim" },
    ]);
    expect(withoutChapters(description)).toBe("Sobre tintas.\n\nInscreva-se!");
  });

  it.each([
    ["two lines only", "0:00 A\n1:00 B"],
    ["no start at zero", "0:10 A\n1:00 B\n2:00 C"],
    ["times that go back", "0:00 A\n2:00 B\n1:00 C"],
    ["times within a line", "Às 10:30 abrimos.\nÀs 11:00 fechamos."],
    ["nothing", ""],
  ])("none for %s", (_what, text) => {
    expect(parseChapters(text)).toEqual([]);
    expect(withoutChapters(text)).toBe(text);
  });
});

it.each([
  [0, "0:00"],
  [75, "1:15"],
  [3725, "1:02:05"],
])("%d seconds are written %s, and read back", (second, text) => {
  expect(formatTimestamp(second)).toBe(text);
  expect(parseTimestamp(text)).toBe(second);
});

describe("pages", () => {
  it("lead to the episodes before and after", () => {
    const [newest, second] = demoEpisodePages;
    expect(newest?.next).toBeUndefined();
    expect(newest?.previous?.slug).toBe(second?.slug);
    expect(second?.next?.slug).toBe(newest?.slug);
    expect(demoEpisodePages.at(-1)?.previous).toBeUndefined();
  });

  it.each([
    ["parede-de-teste", "parede-de-teste"],
    ["nada", undefined],
  ])("lead from a file with the article %s to %s", (article, slug) => {
    const notes = { id: "video-1", article };
    expect(relatedArticle({ theme: "other", notes })?.slug).toBe(slug);
  });

  it("go without the article of their theme when that is deleted", () => {
    for (const { key } of [...THEMES, OTHER_THEME])
      expect([key, relatedArticle({ theme: key })]).toEqual([key, undefined]);
  });

  it("exist for an episode without a file of its own", () => {
    const episodes = toEpisodes([{ id: "abcdef", title: "Obra", publishedAt: "2025-01-01" }]);
    expect(episodePages(episodes, new Map())).toMatchObject([
      { slug: "obra", page: "/primoze-cast/obra", chapters: [], text: "", theme: "other" },
    ]);
  });
});
