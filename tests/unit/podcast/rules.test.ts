import { episodeNumber } from "@/lib/podcast/classify";
import { relativeDate, truncateDescription, truncateTitle } from "@/lib/podcast/episode-text";

describe("§9.3: episode numbers come from title patterns", () => {
  it.each([
    ["PrimoZé Cast #12 – Tintas", 12],
    ["# 7 | Síndicos", 7],
    ["Episódio 3: Obras", 3],
    ["EPISODIO 3", 3],
    ["Episódio nº 15", 15],
    ["Ep. 27 – Documentação", 27],
    ["ep 4", 4],
    ["PrimoZé Cast 29", 29],
    ["PrimoZéCast 8 | Energia", 8],
    ["Podcast sem número", undefined],
    ["Step 4 da reforma", undefined],
    ["10 dicas de pintura", undefined],
  ])("%s → %s", (title, number) => {
    expect(episodeNumber(title)).toBe(number);
  });
});

describe("§9.3: titles at 60 (57 plus ellipsis), descriptions at 120 (117 plus ellipsis)", () => {
  it.each([
    ["60 stay", "t".repeat(60), "t".repeat(60)],
    ["61 are truncated", "t".repeat(61), `${"t".repeat(57)}...`],
    ["60 visible characters stay, however long in code units", "👩🏽‍🔧".repeat(60), "👩🏽‍🔧".repeat(60)],
    ["no grapheme is split", "👩🏽‍🔧".repeat(61), `${"👩🏽‍🔧".repeat(57)}...`],
    [
      "combining accents stay with their letter",
      "e\u0301".repeat(61),
      `${"e\u0301".repeat(57)}...`,
    ],
  ])("%s", (_rule, title, expected) => {
    expect(truncateTitle(title)).toBe(expected);
  });

  it("truncates descriptions at 120", () => {
    expect(truncateDescription("d".repeat(120))).toBe("d".repeat(120));
    expect(truncateDescription("d".repeat(121))).toBe(`${"d".repeat(117)}...`);
  });

  it("truncates in browsers without a segmenter, such as Firefox 115", () => {
    jest.replaceProperty(globalThis, "Intl", { DateTimeFormat: Intl.DateTimeFormat } as never);
    expect(truncateTitle("t".repeat(61))).toBe(`${"t".repeat(57)}...`);
    jest.restoreAllMocks();
  });
});

describe("§9.3: dates show as relative time in Brazilian Portuguese", () => {
  const now = new Date("2025-03-10T12:00:00Z");
  it.each([
    ["2025-03-10T11:59:40Z", "agora"],
    ["2025-03-10T11:15:00Z", "há 45 minutos"],
    ["2025-03-10T03:00:00Z", "há 9 horas"],
    ["2025-03-09T12:00:00Z", "há 1 dia"],
    ["2025-03-07T12:00:00Z", "há 3 dias"],
    ["2025-01-10T12:00:00Z", "há 2 meses"],
    ["2023-03-10T12:00:00Z", "há 2 anos"],
    ["2024-03-10T12:00:01Z", "há 11 meses"],
    ["2025-03-12T12:00:00Z", "em 2 dias"],
    ["ontem", ""],
  ])("%s → %s", (publishedAt, expected) => {
    expect(relativeDate(publishedAt, now)).toBe(expected);
  });
});
