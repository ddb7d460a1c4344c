import { toEpisodes } from "@/lib/server/wire-episode";

describe("toEpisodes", () => {
  it.each([
    ["as Postgres writes it", "2025-09-02 21:00:00+00", "2025-09-02T21:00:00.000Z"],
    ["with the zone of São Paulo", "2025-09-02T18:00:00-03:00", "2025-09-02T21:00:00.000Z"],
  ])("gives a date %s in ISO 8601", (_what, data_publicacao, publishedAt) => {
    expect(toEpisodes([{ id: "a", titulo: "Obra", data_publicacao }])).toMatchObject([
      { id: "a", title: "Obra", publishedAt },
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
