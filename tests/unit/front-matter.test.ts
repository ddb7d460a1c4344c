import { readContentFile, UnreadableFile } from "@/lib/content/front-matter.mjs";

const read = (fields: string) =>
  readContentFile("content/x.mdx", `---\n${fields}\n---\n\nTexto\n`).data;

/**
 * Fields that YAML takes otherwise, what the message says, and the fields when one has followed it.
 */
const REFUSED: [what: string, fields: string, message: RegExp, mended: string][] = [
  [
    "a hashtag",
    "title: Participe #agora",
    /:2:18: .*depois de # não é lido/,
    'title: "Participe #agora"',
  ],
  ["a note behind a list", "tags: [a, b] # nota", /:2:14: .*#/, "# nota\ntags: [a, b]"],
  ["a note behind an item", "tags:\n  - a # um", /:3:7: .*#/, "tags:\n  # um\n  - a"],
  ["a note behind a name", "cta: # nota\n  title: a", /:2:6: .*#/, "cta:\n  # nota\n  title: a"],
  ["a value that is a note", "title: # nota", /:2:8: .*#/, 'title: "# nota"'],
  ["an anchor", "title: &Cia reforma", /& no começo .*aspas/, 'title: "&Cia reforma"'],
  ["an alias without an anchor", "title: *cia", /\* no começo .*aspas/, 'title: "*cia"'],
  ["an alias", "a: &x 1\nb: *x", /& no começo .*aspas/, 'a: "&x 1"\nb: "*x"'],
  ["a tag", "title: !!str 5", /! no começo .*aspas/, 'title: "!!str 5"'],
  ["an unknown tag", "title: !leia isto", /! *[;n].*aspas/, 'title: "!leia isto"'],
  ["curly quotes", "title: “NR-35: o que muda”", /aspas “ ” .*retas/, 'title: "NR-35: o que muda"'],
  ["no space after a colon", "title:x", /:2:1: falta um espaço/, "title: x"],
  [
    "the same among others",
    "title:x\ndate: 2025-01-01",
    /:2:1: falta um espaço/,
    "title: x\ndate: 2025-01-01",
  ],
  ["a space that does not break", "title:\u00a0x", /não é o comum/, "title: x"],
  ["an invisible sign in a name", "ti\u200btle: x", /não se vê/, "title: x"],
];

it.each(REFUSED)(
  "refuses %s, and following the message mends the file",
  (_what, fields, message, mended) => {
    let problems: readonly string[] = [];
    try {
      read(fields);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      ({ problems } = error);
    }
    expect(problems.join("\n")).toMatch(message);
    expect(() => read(mended)).not.toThrow();
  },
);

it.each([
  ["# nota\ntitle: a\n# outra\ndate: 2025-01-01", { title: "a", date: "2025-01-01" }],
  ["title: |\n  um # dois\n  três", { title: "um # dois\ntrês\n" }],
  ["url: https://example.com/#a", { url: "https://example.com/#a" }],
  ["title: C# e F#", { title: "C# e F#" }],
  ["title: 'a #b'", { title: "a #b" }],
])("takes %j", (fields, data) => {
  expect(read(fields)).toEqual(data);
});
