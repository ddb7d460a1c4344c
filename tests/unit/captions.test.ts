import fc from "fast-check";
import { CaptionError, decodeCaptions } from "@/lib/podcast/caption-file";
import { readCaptions, transcriptText } from "@/lib/podcast/captions";

const time = (milliseconds: number, comma: string) =>
  new Date(milliseconds).toISOString().slice(11, 23).replace(".", comma);

/** Cues in order of time; who speaks is named only sometimes. */
const cues = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 0, max: 4_000 }),
      length: fc.integer({ min: 300, max: 60_000 }),
      speaker: fc.constantFrom(undefined, "Zé", "Ana Lúcia", "D. Íris"),
      words: fc.array(
        fc.constantFrom("tinta", "água", "é", "&", "<3", "3:05", "seca.", "<10", "5>", "&eacute;"),
        {
          maxLength: 30,
        },
      ),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn) => {
    let at = 0;
    // A name with a colon counts when it is there twice.
    return [...drawn, ...drawn].map(({ pause, length, speaker, words }, index) => {
      const from = at + pause;
      at = from + length;
      // Two equal lines would count as a repeat of automatic captions.
      return { from, to: at, speaker, text: [`fala ${index}`, ...words].join(" ") };
    });
  });

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

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

        const [signature, ...cues] = vtt.trimEnd().split("\n\n");
        expect(signature).toBe("WEBVTT");
        expect(cues.map((cue) => cue.split("\n").slice(-2))).toEqual(
          all.map(({ from, to }, index) => [
            `${time(from, ".")} --> ${time(to, ".")}`,
            texts[index],
          ]),
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

/** "from-to text" of each cue of the file that players get, in milliseconds. */
const cuesOf = (vtt: string): string[] =>
  [...vtt.matchAll(/^(\S+) --> (\S+).*\n((?:.+\n?)*)/gm)].map(([, from = "", to = "", text]) => {
    const at = (time: string) => Date.parse(`1970-01-01T${time}Z`);
    return `${at(from)}-${at(to)} ${text!.trim()}`;
  });

const A = "00:00:01.000 --> 00:00:02.000";
const B = "00:00:05.000 --> 00:00:08.000";

/** Kinds of files of other programs: what players get. */
const READ: [what: string, source: string, cues: string[]][] = [
  ["a comma and a period", "1\n00:01:16,902 --> 00:01:19.166\nUm", ["76902-79166 Um"]],
  ["no milliseconds", "1\n00:00:05 --> 00:00:08\nUm", ["5000-8000 Um"]],
  ["no hours", "WEBVTT\n\n00:05.000 --> 00:08.000\nUm", ["5000-8000 Um"]],
  [
    "YouTube's .sbv",
    "0:00:01.000,0:00:02.000\nUm\nDois\n\n0:00:05.000,0:00:08.000\nTrês",
    ["1000-2000 Um\nDois", "5000-8000 Três"],
  ],
  ["an empty cue in .srt", `1\n${A}\n\n2\n${B}\nDois`, ["1000-2000 ", "5000-8000 Dois"]],
  ["no empty line between cues", `1\n${A}\nUm\n2\n${B}\nDois`, ["1000-2000 Um", "5000-8000 Dois"]],
  ["a number as text", `1\n${A}\nQuantas?\n\n2\n${B}\n18`, ["1000-2000 Quantas?", "5000-8000 18"]],
  [
    "comments and styles",
    `WEBVTT - título\nKind: captions\n\nNOTE\num\n\nSTYLE\n::cue { color: red }\n\n${A}\nUm\n\nNOTE fim\n`,
    ["1000-2000 Um"],
  ],
  [
    "Windows and old Macs",
    `WEBVTT\r\n\r\n${A}\r\nUm\r\r${B}\rDois\r`,
    ["1000-2000 Um", "5000-8000 Dois"],
  ],
  [
    "all of HTML's references",
    `1\n${A}\nD&#39;&aacute;gua &quot;boa&quot; &amp; R&D &#x2013; 5 &lt; 6`,
    [`1000-2000 D'água "boa" &amp; R&amp;D – 5 &lt; 6`],
  ],
  [
    "numbers beside < and >",
    `1\n${A}\nvão <10 m² e depois >5 m²`,
    ["1000-2000 vão &lt;10 m² e depois &gt;5 m²"],
  ],
];

it.each(READ)("the file for players is right for %s", (_what, source, expected) => {
  expect(cuesOf(readCaptions(source).vtt)).toEqual(expected);
});

const vtt = (...cues: string[]) => `WEBVTT\n\n${cues.join("\n\n")}\n`;
const cue = (from: number, to: number, text: string) =>
  `${time(from, ".")} --> ${time(to, ".")}\n${text}`;

/** What is said, by whom: "Zé: Oi | Marta: Olá". */
const SAID: [what: string, source: string, said: string][] = [
  ["a pause of two seconds", vtt(cue(0, 900, "Uma."), cue(2_900, 4_000, "Outra.")), "Uma. Outra."],
  ["one of three seconds", vtt(cue(0, 900, "Uma."), cue(3_900, 5_000, "Outra.")), "Uma. | Outra."],
  [
    "two voices in a cue",
    vtt(cue(0, 900, "<v Zé>Oi</v>\n<v Marta>Olá</v>")),
    "Zé: Oi | Marta: Olá",
  ],
  [
    "a colon that names nobody",
    vtt(cue(0, 900, "Resumindo: duas demãos."), cue(1_000, 2_000, "Oi.")),
    "Resumindo: duas demãos. Oi.",
  ],
  [
    "a word with a colon, twice",
    vtt(cue(0, 900, "Atenção: a."), cue(1_000, 2_000, "Atenção: b.")),
    "Atenção: a. Atenção: b.",
  ],
  [
    "a name said twice",
    vtt(cue(0, 900, "Fernando: a."), cue(1_000, 2_000, "Fernando: b.")),
    "Fernando: a. b.",
  ],
  [
    "the same words by two",
    vtt(
      cue(0, 900, "MARTA: Sim."),
      cue(900, 1_800, "ZÉ: Sim."),
      cue(1_800, 2_700, "MARTA: a"),
      cue(2_700, 3_600, "ZÉ: b"),
    ),
    "MARTA: Sim. | ZÉ: Sim. | MARTA: a | ZÉ: b",
  ],
  ["the same words later", vtt(cue(0, 900, "Não."), cue(20_000, 20_900, "Não.")), "Não. | Não."],
  [
    "a word that happens to come again",
    vtt(
      cue(0, 900, "Passe a massa"),
      cue(900, 1_800, "massa corrida"),
      cue(1_800, 2_700, "na parede"),
      cue(2_700, 3_600, "e lixe"),
    ),
    "Passe a massa massa corrida na parede e lixe",
  ],
  [
    "two rolling lines",
    vtt(cue(0, 900, "a b"), cue(900, 1_800, "a b\nc d"), cue(1_800, 2_700, "c d\ne f")),
    "a b c d e f",
  ],
  [
    "a line that grows",
    vtt(
      cue(0, 900, "a parede"),
      cue(900, 1_800, "a parede seca"),
      cue(1_800, 2_700, "a parede seca devagar"),
    ),
    "a parede seca devagar",
  ],
];

it.each(SAID)("the transcript is right for %s", (_what, source, said) => {
  const { transcript } = readCaptions(source);
  const shown = transcript.map(({ speaker, text }) => `${speaker ? `${speaker}: ` : ""}${text}`);
  expect(shown.join(" | ")).toBe(said);
});

it("divides a long speech at the end of a sentence", () => {
  const sentences = Array.from({ length: 40 }, (_, index) =>
    cue(index * 1000, index * 1000 + 900, `A parede seca devagar, número ${index}.`),
  );
  const paragraphs = readCaptions(vtt(...sentences)).transcript;
  expect(paragraphs.length).toBeGreaterThan(2);
  for (const { text } of paragraphs) {
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(/\.$/);
  }
});

it("a transcript as text has times and speakers", () => {
  const said = vtt(
    cue(0, 2_000, "<v Zé>Bem-vindos."),
    cue(75_000, 77_000, "<v Marta>Bom dia &amp; boa obra.</v>\n<v Zé>Oi.</v>"),
  );
  // Of two that begin in one second the later one moves to the next: an address names a second.
  expect(transcriptText("Massa e tinta", readCaptions(said).transcript)).toBe(
    "Massa e tinta\n\n[0:00] Zé: Bem-vindos.\n\n[1:15] Marta: Bom dia & boa obra.\n\n" +
      "[1:16] Zé: Oi.\n",
  );
});

const REFUSED: [what: string, source: string | Uint8Array, line: number, reason: RegExp][] = [
  ["an empty file", "", 1, /não há legendas/],
  ["only empty cues", `WEBVTT\n\n${A}\n\n${B}\n`, 1, /não têm texto/],
  ["times backwards", `WEBVTT\n\n00:00:02.000 --> 00:00:01.000\nUm\n`, 3, /acaba antes/],
  ["a fall", vtt(cue(60_000, 61_000, "Um"), cue(1_000, 2_000, "Dois")), 6, /antes da anterior/],
  ["61 seconds", "1\n00:00:61,000 --> 00:00:62,000\nUm", 2, /não é um tempo/],
  [
    "an empty line inside a cue of WebVTT",
    `WEBVTT\n\n${A}\nUm\n\ndois\n\n${B}\nTrês`,
    6,
    /linha em branco antes/,
  ],
  ["hours as lengths", vtt(cue(0, 3_600_000, "Um")), 3, /em média 3600,0 s/],
  ["a broken sign", `1\n${A}\na��o`, 3, /UTF-8/],
  ["Latin-1", new Uint8Array(Buffer.from(`1\n${A}\nação`, "latin1")), 1, /UTF-8/],
];

it.each(REFUSED)("refuses %s with its line", (_what, source, line, reason) => {
  try {
    readCaptions(typeof source === "string" ? source : decodeCaptions(source));
  } catch (error) {
    if (!(error instanceof CaptionError)) throw error;
    expect(error.problems[0]).toEqual({ line, reason: expect.stringMatching(reason) });
    return;
  }
  throw new Error("was read");
});

it("decodes UTF-16 by its first sign", () => {
  const bytes = Buffer.from(`\uFEFF1\n${A}\nação`, "utf16le");
  for (const file of [bytes, Buffer.from(bytes).swap16()]) {
    expect(cuesOf(readCaptions(decodeCaptions(file)).vtt)).toEqual(["1000-2000 ação"]);
  }
});
