import { toEpisodes } from "@/lib/supabase/wire-episode";

describe("toEpisodes", () => {
  it.each([
    ["as Postgres writes it", "2025-09-02 21:00:00+00", "2025-09-02T21:00:00.000Z"],
    ["with the zone of São Paulo", "2025-09-02T18:00:00-03:00", "2025-09-02T21:00:00.000Z"],
    ["that is none", "em breve", ""],
    ["that is missing", undefined, ""],
  ])("gives a date %s in ISO 8601", (_what, data_publicacao, publishedAt) => {
    expect(toEpisodes([{ id: "a", titulo: "Obra", data_publicacao }])).toMatchObject([
      { id: "a", title: "Obra", publishedAt },
    ]);
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
