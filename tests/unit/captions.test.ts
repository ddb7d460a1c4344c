import { CaptionError } from "@/lib/podcast/caption-file";
import { readCaptions, transcriptText } from "@/lib/podcast/captions";

const read = (source: string) => readCaptions(Buffer.from(source));

const time = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 23);

const A = "00:00:01.000 --> 00:00:02.000";
const B = "00:00:05.000 --> 00:00:08.000";

/** Kinds of files of other programs: what players get. */
const READ: [what: string, source: string, vtt: string][] = [
  ["no hours", "WEBVTT\n\n00:05.000 --> 00:08.000\nUm", `WEBVTT\n\n1\n${B}\nUm\n`],
  ["no empty line between cues", `1\n${A}\nUm\n2\n${B}\nDois`, vtt(`1\n${A}\nUm`, `2\n${B}\nDois`)],
  ["an .srt of Windows", `\uFEFF1\r\n${A}\r\nUm\r\ndois\r\n`, vtt(`1\n${A}\nUm\ndois`)],
  ["a blank line within a cue", `WEBVTT\n\n${A}\nUm\n\ndois`, vtt(`1\n${A}\nUm\ndois`)],
  ["a number as text", `1\n${A}\nQuantas?\n\n2\n${B}\n18`, vtt(`1\n${A}\nQuantas?`, `2\n${B}\n18`)],
  [
    "a header, comments and places",
    `WEBVTT - título\nKind: captions\n\nNOTE\num\n\n${A} align:start\n<b>Um</b>\n`,
    `WEBVTT - título\nKind: captions\n\n1\n${A} align:start\n<b>Um</b>\n`,
  ],
  ["another voice in an .srt", `1\n${A}\n>> Oi. >> Olá.`, vtt(`1\n${A}\nOi. Olá.`)],
  ["another voice", `WEBVTT\n\n${A}\n&gt;&gt; Oi.`, vtt(`1\n${A}\nOi.`)],
  [
    "styles and references of .srt",
    `1\n${A}\n{\\an8}<i>D&#39;&aacute;gua</i> &amp; <font color="red">R&D</font>: vão <10 m²`,
    vtt(`1\n${A}\nD'água &amp; R&amp;D: vão &lt;10 m²`),
  ],
];

function vtt(...cues: string[]) {
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

it.each(READ)("the file for players is right for %s", (_what, source, expected) => {
  expect(read(source).vtt).toBe(expected);
});

const cue = (start: number, end: number, text: string) =>
  `${time(start)} --> ${time(end)}\n${text}`;

/** What is said, by whom: "Zé: Oi | Marta: Olá". */
const SAID: [what: string, source: string, said: string][] = [
  ["a pause of two seconds", vtt(cue(0, 900, "Uma."), cue(2_900, 4_000, "Outra.")), "Uma. Outra."],
  [
    "cues that take no time, as of Whisper and AssemblyAI",
    vtt(cue(0, 900, "Uma"), cue(900, 900, "parede"), cue(900, 2_000, "seca.")),
    "Uma parede seca.",
  ],
  [
    "hours at the beginning of a line",
    vtt(cue(0, 900, "08:00 às 18:00, ou\n8:30–12:00."), cue(900, 2_000, "1:1 de água > 2:1.")),
    "08:00 às 18:00, ou 8:30–12:00. 1:1 de água > 2:1.",
  ],
  ["one of three seconds", vtt(cue(0, 900, "Uma."), cue(3_900, 5_000, "Outra.")), "Uma. | Outra."],
  [
    "two voices in a cue",
    vtt(cue(0, 900, "<v Zé>Oi</v>\n<v.loud Marta>Olá, <i>todos</i></v>")),
    "Zé: Oi | Marta: Olá, todos",
  ],
  ["a colon names nobody", vtt(cue(0, 900, "ZÉ: a."), cue(900, 1_800, "ZÉ: b.")), "ZÉ: a. ZÉ: b."],
  [
    "the same words by two",
    vtt(cue(0, 900, "<v Marta>Sim."), cue(900, 1_800, "<v Zé>Sim."), cue(1_800, 2_700, "a")),
    "Marta: Sim. | Zé: Sim. a",
  ],
  [
    "another voice in automatic captions",
    vtt(
      cue(0, 900, "&gt;&gt; Oi. &gt;&gt; Bom"),
      cue(900, 1_800, "dia."),
      cue(1_800, 2_700, ">> Sim."),
    ),
    "Oi. | Bom dia. | Sim.",
  ],
  ["a mark within words", vtt(cue(0, 900, "<c>Oi</c><c> &gt;&gt; Não.</c>")), "Oi | Não."],
  ["a name before the mark", vtt(cue(0, 900, "<v Zé>Oi.</v> &gt;&gt; Olá.")), "Zé: Oi. | Olá."],
  [
    "a sign between numbers",
    vtt(cue(0, 900, "Traço 5 >> 3, e a&gt;&gt;b.")),
    "Traço 5 >> 3, e a>>b.",
  ],
  ["the same words later", vtt(cue(0, 900, "Não."), cue(20_000, 20_900, "Não.")), "Não. | Não."],
  [
    "two rolling lines",
    vtt(cue(0, 900, "a b"), cue(900, 1_800, "a b\nc d"), cue(1_800, 2_700, "c d\ne f")),
    "a b c d e f",
  ],
];

it.each(SAID)("the transcript is right for %s", (_what, source, said) => {
  const shown = read(source).transcript.map(
    ({ speaker, text }) => `${speaker ? `${speaker}: ` : ""}${text}`,
  );
  expect(shown.join(" | ")).toBe(said);
});

it("divides a long speech at the end of a sentence", () => {
  const sentences = Array.from({ length: 40 }, (_, index) =>
    cue(index * 1000, index * 1000 + 900, `A parede seca devagar, número ${index}.`),
  );
  const paragraphs = read(vtt(...sentences)).transcript;
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
  expect(transcriptText("Massa e tinta", read(said).transcript)).toBe(
    "Massa e tinta\n\n[0:00] Zé: Bem-vindos.\n\n[1:15] Marta: Bom dia & boa obra.\n\n" +
      "[1:16] Zé: Oi.\n",
  );
});

type Problem = [line: number, reason: RegExp];

const REFUSED: [what: string, bytes: string | Uint8Array, ...problems: Problem[]][] = [
  ["an empty file", "", [1, /não há legendas/]],
  ["only empty cues", vtt(A, B), [1, /não têm texto/]],
  ["no captions", "Oi.\n", [1, /esperava aqui os tempos/]],
  ["YouTube's .sbv", "0:00:01.000,0:00:02.000\nUm", [1, /esperava aqui os tempos/]],
  ["times without a fraction", `1\n00:00:05 --> 00:00:08\nUm`, [2, /esperava aqui os tempos/]],
  ["a dash for an arrow at first", "1\n00:00:05,0 –-> 00:00:08,0\nUm", [2, /esperava aqui os/]],
  ["times backwards", vtt("00:00:02.000 --> 00:00:01.000\nUm"), [3, /acaba antes/]],
  ["a fall", vtt(cue(60_000, 61_000, "Um"), cue(1_000, 2_000, "Dois")), [6, /antes da anterior/]],
  [
    "all mistakes in the times",
    vtt(cue(9_000, 8_000, "Um --> dois"), cue(10_000, 9_500, "Dois"), cue(9_900, 11_000, "Três")),
    [3, /acaba antes/],
    [6, /acaba antes/],
    [9, /antes da anterior/],
  ],
  [
    "later arrows that are none",
    `1\n${A}\nUm\n\n2\n00:00:08,500 –-> 00:00:09,000\nDois\n\n3\n00:00:10 --> 00:00:11\nTrês`,
    [6, /começa com um tempo/],
    [10, /começa com um tempo/],
  ],
  ["times without a text", `WEBVTT\n\n${A}\n${B}\nUm`, [4, /depois de uma linha em branco/]],
  ["control characters", `1\r\n${A}\r\nUm\u000b\r\ndois\u0008`, [3, /U\+000B/], [4, /U\+0008/]],
  ["Latin-1", Buffer.from(`1\n${A}\nação`, "latin1"), [1, /UTF-8/]],
];

it.each(REFUSED)("refuses %s with its line", (_what, bytes, ...problems) => {
  try {
    readCaptions(Buffer.from(bytes));
  } catch (error) {
    if (!(error instanceof CaptionError)) throw error;
    expect(error.problems).toEqual(
      problems.map(([line, reason]) => ({ line, reason: expect.stringMatching(reason) })),
    );
    return;
  }
  throw new Error("was read");
});
