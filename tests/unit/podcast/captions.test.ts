import { parse } from "@plussub/srt-vtt-parser";
import fc from "fast-check";
import { readCaptions, transcriptText } from "@/lib/podcast/captions";

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

describe("captions become paragraphs", () => {
  it("automatic captions, which repeat each line", () => {
    expect(readCaptions(ROLLING_VTT).transcript).toEqual([
      { second: 70, text: "a tinta certa para cada parede" },
    ]);
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

it("a transcript as text has times and speakers", () => {
  expect(transcriptText("Massa e tinta", readCaptions(SRT).transcript)).toBe(
    "Massa e tinta\n\n[0:01] Zé: Bem-vindos ao podcast da obra.\n\n" +
      "[0:03] Marta: Obrigada & bom dia.\n\n[0:20] Marta: Uma pausa depois, a mesma pessoa.\n",
  );
});

const time = (milliseconds: number, comma: string) =>
  new Date(milliseconds).toISOString().slice(11, 23).replace(".", comma);

/** Cues in order of time; who speaks is named only sometimes. */
const cues = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 0, max: 4_000 }),
      length: fc.integer({ min: 1, max: 60_000 }),
      speaker: fc.constantFrom(undefined, "Zé", "Ana Lúcia", "D. Íris"),
      words: fc.array(fc.constantFrom("tinta", "água", "é", "&", "<3", "3:05", "seca."), {
        maxLength: 30,
      }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn) => {
    let at = 0;
    return drawn.map(({ pause, length, speaker, words }, index) => {
      const from = at + pause;
      at = from + length;
      // Two equal lines would count as a repeat of automatic captions.
      return { from, to: at, speaker, text: [`fala ${index}`, ...words].join(" ") };
    });
  });

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

describe.each([
  ["WebVTT", "WEBVTT\n\n", ".", "\n", (name: string) => `<v ${name}>`],
  ["SRT", "", ",", "\n", (name: string) => `${name}: `],
  ["SRT of Windows", "\uFEFF", ",", "\r\n", (name: string) => `- ${name}: `],
] as const)("%s", (_what, head, comma, end, voice) => {
  it("the cues that come out are those that went in, and the transcript has their words", () => {
    fc.assert(
      fc.property(cues, (all) => {
        const texts = all.map(
          ({ speaker, text }) => `${speaker ? voice(speaker) : ""}${escaped(text)}`,
        );
        const blocks = all.map(
          ({ from, to }, index) =>
            `${index + 1}\n${time(from, comma)} --> ${time(to, comma)}\n${texts[index]}\n`,
        );
        const source = `${head}${blocks.join("\n")}`.replaceAll("\n", end);
        const { vtt, transcript } = readCaptions(source);

        const { entries } = parse(vtt);
        expect(entries.map(({ from, to, text }) => ({ from, to, text }))).toEqual(
          all.map(({ from, to }, index) => ({ from, to, text: texts[index] })),
        );

        const said = transcript.map(({ text }) => text).join(" ");
        expect(said).toBe(all.map(({ text }) => text).join(" "));
        // Each word with who says it: nobody before the first name, then the last one named.
        let speaker: string | undefined;
        const speakers = all.flatMap((cue) => {
          speaker = cue.speaker ?? speaker;
          return cue.text.split(" ").map(() => speaker);
        });
        expect(transcript.flatMap((one) => one.text.split(" ").map(() => one.speaker))).toEqual(
          speakers,
        );
      }),
    );
  });
});

it.each(["", "nada", "WEBVTT\n\nNOTE sem legendas\n"])("refuses %j", (text) => {
  expect(() => readCaptions(text)).toThrow();
});
