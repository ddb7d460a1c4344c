import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "@plussub/srt-vtt-parser";
import { parseTranscript, splitTranscript, transcriptMdx } from "@/lib/podcast/transcript";
import { transcriptVtt } from "@/lib/podcast/vtt";
import { captionParagraphs } from "@/scripts/transcripts/caption-paragraphs";
import { TranscriptError, writeTranscript } from "@/scripts/transcripts/write-transcript";

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
    expect(captionParagraphs(captions)).toEqual(paragraphs);
  });

  it("divides a long speech at the end of a sentence", () => {
    const cues = Array.from({ length: 40 }, (_, index) => {
      const at = `00:00:${String(index).padStart(2, "0")}`;
      return `${at}.000 --> ${at}.900\nA parede seca devagar, número ${index}.`;
    });
    const paragraphs = captionParagraphs(`WEBVTT\n\n${cues.join("\n\n")}\n`);
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const { text } of paragraphs) {
      expect(text.length).toBeLessThan(400);
      expect(text).toMatch(/\.$/);
    }
  });
});

describe("a transcript in MDX", () => {
  const paragraphs = [
    { second: 0, speaker: "Zé", text: "Chaves {assim}, <b>negrito</b> e [colchetes] ficam texto." },
    { second: 3725, text: "Sem nome." },
  ];

  it("is read as it was written", () => {
    const { notes, transcript } = splitTranscript(`Notas.\n\n${transcriptMdx(paragraphs)}`);
    expect(notes.trim()).toBe("Notas.");
    expect(parseTranscript(transcript!)).toEqual(paragraphs);
    expect(transcriptMdx(paragraphs)).toContain("[1:02:05] Sem nome.");
  });

  it.each([
    ["a paragraph without a time", "Sem hora.", "found “Sem hora.”"],
    ["a time that goes back", "[0:10] Um.\n\n[0:09] Dois.", "is not later"],
    ["a time that is none", "[0:75] Um.", "found “[0:75] Um.”"],
  ])("refuses %s", (_what, text, message) => {
    expect(() => parseTranscript(text)).toThrow(message);
  });

  it("becomes captions that a parser of others reads, in order and without gaps in the text", () => {
    const long = { second: 10, speaker: "Zé", text: "Palavra ".repeat(60).trim() };
    const { entries } = parse(transcriptVtt([long, { second: 30, text: "Fim & começo." }]));
    expect(entries.every(({ from, to }) => from < to)).toBe(true);
    expect(entries.at(-1)).toMatchObject({ from: 30_000 });
    expect(Math.max(...entries.slice(0, -1).map(({ to }) => to))).toBeLessThanOrEqual(30_000);
    const words = entries.slice(0, -1).map(({ text }) => text.replace(/<v [^>]*>/, ""));
    expect(words.join(" ")).toBe(long.text);
  });
});

describe("npm run novo-transcrito", () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), "transcript-"))));
  afterEach(() => rmSync(root, { recursive: true }));
  const save = (name: string, text: string) => {
    writeFileSync(path.join(root, name), text);
    return path.join(root, name);
  };

  it("writes a new file, and replaces only the transcript of an existing one", () => {
    const captions = save("a.srt", SRT);
    expect(writeTranscript("https://youtu.be/dQw4w9WgXcQ", captions, root).paragraphs).toBe(3);
    const file = path.join(root, "dQw4w9WgXcQ.mdx");
    const edited = readFileSync(file, "utf8")
      .replace("keywords: []", "keywords: [massa]")
      .replace("## Transcrição", "Nota do editor.\n\n## Transcrição");
    writeFileSync(file, edited);
    writeTranscript("dQw4w9WgXcQ", save("b.vtt", VOICES), root);
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(/^---\nkeywords: \[massa\]\n---\n\nNota do editor\.\n\n## Transcrição\n/);
    expect(text).toContain("[0:02] **Marta:** Acrílica.");
    expect(text).not.toContain("Bem-vindos");
  });

  it.each([
    ["no video", ["", "a.srt"]],
    ["a file that does not exist", ["dQw4w9WgXcQ", "nada.srt"]],
    ["another kind of file", ["dQw4w9WgXcQ", "a.docx"]],
  ])("refuses %s", (_what, [video, file]) => {
    expect(() => writeTranscript(video!, file!, root)).toThrow(TranscriptError);
  });

  it("refuses a file without captions", () => {
    expect(() => writeTranscript("dQw4w9WgXcQ", save("c.srt", "nada"), root)).toThrow("legendas");
  });
});
