import { toEpisodes, videosResponseSchema } from "@/lib/server/wire-episode";

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

describe("an answer with videos", () => {
  it.each([
    ["as a number", 29, 29],
    ["null", null, undefined],
    ["a text", "1", undefined],
    ["a fraction", 1.5, undefined],
    ["missing", undefined, undefined],
  ])("is valid with a count that is %s, and tells it when it is one", (_what, count, told) => {
    expect(videosResponseSchema.parse({ videos: [{}], count })).toEqual({
      videos: [{}],
      count: told,
      updates: undefined,
    });
  });
});
