import { parse } from "@plussub/srt-vtt-parser";
import { readCaptions } from "@/lib/podcast/captions";

const SRT = `1
00:00:01,000 --> 00:00:03,000
Zé: Bem-vindos ao podcast
da obra.

2
00:00:03,100 --> 00:00:05,000
Marta: Obrigada &amp; bom dia.

3
00:00:20,000 --> 00:00:22,000
Uma pausa depois, a mesma pessoa.
`;

const ROLLING_VTT = `WEBVTT
Kind: captions
Language: pt

00:01:10.000 --> 00:01:12.000 align:start position:0%
a tinta<00:01:10.500><c> certa</c>

00:01:12.000 --> 00:01:14.000 align:start position:0%
a tinta certa
para<00:01:12.500><c> cada parede</c>
`;

const VOICES = `WEBVTT

00:00:00.000 --> 00:00:02.000
<v Zé>Qual é a massa?

00:00:02.000 --> 00:00:04.000
<v Marta>Acrílica.
`;

describe("captions become paragraphs", () => {
  it.each([
    [
      "SRT with names",
      SRT,
      [
        { second: 1, speaker: "Zé", text: "Bem-vindos ao podcast da obra." },
        { second: 3, speaker: "Marta", text: "Obrigada & bom dia." },
        { second: 20, speaker: "Marta", text: "Uma pausa depois, a mesma pessoa." },
      ],
    ],
    [
      "automatic captions, which repeat each line",
      ROLLING_VTT,
      [{ second: 70, text: "a tinta certa para cada parede" }],
    ],
    [
      "WebVTT with voices",
      VOICES,
      [
        { second: 0, speaker: "Zé", text: "Qual é a massa?" },
        { second: 2, speaker: "Marta", text: "Acrílica." },
      ],
    ],
  ])("%s", (_what, captions, paragraphs) => {
    expect(readCaptions(captions).transcript).toEqual(paragraphs);
  });

  it("divides a long speech at the end of a sentence", () => {
    const cues = Array.from({ length: 40 }, (_, index) => {
      const at = `00:00:${String(index).padStart(2, "0")}`;
      return `${at}.000 --> ${at}.900\nA parede seca devagar, número ${index}.`;
    });
    const paragraphs = readCaptions(`WEBVTT\n\n${cues.join("\n\n")}\n`).transcript;
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const { text } of paragraphs) {
      expect(text.length).toBeLessThan(400);
      expect(text).toMatch(/\.$/);
    }
  });
});

const UNEVEN = [
  [0, 2_000],
  [2_500, 3_000],
  [5_000, 14_900],
  [14_900, 3_600_001],
  [3_600_001, 36_061_999],
] as const;

const time = (milliseconds: number, comma: string) =>
  new Date(milliseconds).toISOString().slice(11, 23).replace(".", comma);

const cues = (comma: string) =>
  UNEVEN.map(
    ([from, to], index) =>
      `${index + 1}\n${time(from, comma)} --> ${time(to, comma)}\nFala ${index}, à <i>mesa</i>.`,
  ).join("\n\n");

it.each([
  ["WebVTT", `WEBVTT\n\n${cues(".")}\n`],
  ["SRT", `${cues(",")}\n`],
  ["SRT of Windows", `\uFEFF${cues(",").replaceAll("\n", "\r\n")}\r\n`],
])("%s: the cues that come out are those that went in, to the millisecond", (_what, captions) => {
  const { entries } = parse(readCaptions(captions).vtt);
  expect(entries.map(({ from, to }) => [from, to])).toEqual(UNEVEN);
  expect(entries.map(({ text }) => text)).toEqual(
    UNEVEN.map((_times, index) => `Fala ${index}, à <i>mesa</i>.`),
  );
});

it.each(["", "nada", "WEBVTT\n\nNOTE sem legendas\n"])("refuses %j", (text) => {
  expect(() => readCaptions(text)).toThrow();
});
