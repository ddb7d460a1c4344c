import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import matter from "gray-matter";
import { isAlias, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { contentName } from "@/lib/content-root.mjs";
import { keep } from "@/lib/memoize";

export type MdxBody = { file: string; firstLine: number; text: string };
export type ContentFile = { data: Record<string, unknown>; body: MdxBody };

/** A file of content/ that cannot be read; one problem a line, in Portuguese, for editors. */
export class UnreadableFile extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join("\n"));
  }
}

/**
 * Reads fields in YAML between two lines `---`, then text. Nothing in it is evaluated.
 * @param path its name for messages is that of `contentName`
 * @returns not to be changed
 * @throws {UnreadableFile} when it is not a text, or its front-matter is not valid YAML
 */
export function readContentFile(path: string): ContentFile {
  const file = contentName(path);
  const written = readText(path);
  return keep(`${file}\n${written}`, () => parseContentFile(file, written));
}

/** Letters as one sign each: a Mac writes ã as two. */
function readText(path: string): string {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes))
    throw new UnreadableFile([
      `${contentName(path)}:1:1: o arquivo não é texto em UTF-8; salve de novo com a codificação “UTF-8”`,
    ]);
  return bytes
    .toString()
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .normalize("NFC");
}

/**
 * @param file its name for messages
 * @throws {UnreadableFile}
 */
export function parseContentFile(file: string, written: string): ContentFile {
  const lines = new LineCounter();
  const refuse: Refuse = (offset, reason) => {
    const { line, col } = offset > 0 ? lines.linePos(offset) : { line: 1, col: 1 };
    throw new UnreadableFile([`${file}:${line}:${Math.max(col, 1)}: ${reason}`]);
  };
  const control = written.search(CONTROL);
  if (control >= 0) {
    lines.addNewLine(0);
    for (const { index } of written.matchAll(/\n/g)) lines.addNewLine(index + 1);
    refuse(control, controlProblem(written) ?? "");
  }
  const [first = ""] = written.split("\n");
  if (first.trimEnd() !== "---") refuse(0, FIRST_LINE);
  if (!/^---[ \t]*$/m.test(written.slice(first.length)))
    refuse(0, "falta a linha `---` que fecha os campos, antes do texto");
  const { data, content: text } = matter(written, {
    engines: { yaml: { parse: (head) => parseFields(head, lines, refuse), stringify: String } },
  });
  const firstLine = written.slice(0, written.length - text.length).split("\n").length;
  return { data, body: { file, firstLine, text } };
}

type Refuse = (offset: number, reason: string) => never;

/** @param head it begins with the end of the line `---`, so its lines are those of the file */
function parseFields(head: string, lineCounter: LineCounter, refuse: Refuse) {
  const fields = parseDocument(head, { lineCounter, prettyErrors: false });
  for (const { code, pos } of [...fields.errors, ...fields.warnings])
    refuse(pos[0], YAML_PROBLEMS[code] ?? `os campos não são YAML válido; ${QUOTES}`);
  // Valid YAML that would lose what was written, and escapes in quotes: "\x08".
  visit(fields, {
    Node: (_key, node) => {
      const at = node.range?.[0] ?? 0;
      const isScalarNode = isScalar(node);
      if (isAlias(node) || node.anchor || node.tag || (isScalarNode && node.comment))
        refuse(at, SIGN_LOST);
      const control = isScalarNode && controlProblem(String(node.value));
      if (control) refuse(at, control);
    },
  });
  const data = fields.toJS() ?? {};
  if (typeof data !== "object" || Array.isArray(data)) refuse(0, FIELDS);
  return data;
}

/** What XML and pages cannot have, signs that no font has, and the sign for letters that were lost. */
const CONTROL = /[^\t\n\r\P{Cc}]|[\p{Cs}\p{Co}\uFFFD\uFFFE\uFFFF]/u;

/** Names the first such sign. For every text of content/: fields, texts, captions, company.json. */
export function controlProblem(text: string): string | undefined {
  const code = CONTROL.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return undefined;
  const name = code.toString(16).toUpperCase().padStart(4, "0");
  return `há um sinal que não se vê (U+${name}); apague o trecho e digite de novo`;
}

const FIRST_LINE = "a primeira linha tem de ser só `---`; depois vêm os campos, em YAML";
const FIELDS = 'esperava campos, um por linha, como `title: "Um título"`';
const QUOTES = 'ponha o texto entre aspas retas, ", e não curvas: `title: "NR-35: o que muda"`';
const SIGN_LOST = `um destes sinais seria perdido: #, &, *, !; ${QUOTES}`;

/** What an editor reads for the codes of the YAML parser. */
const YAML_PROBLEMS: Record<string, string> = {
  BAD_INDENT: "os espaços no começo da linha não batem com os das linhas vizinhas",
  TAB_AS_INDENT: "no começo da linha use espaços, não a tecla Tab",
  BLOCK_AS_IMPLICIT_KEY: `há dois-pontos no meio do valor; ${QUOTES}`,
  DUPLICATE_KEY: "este campo aparece duas vezes; apague um dos dois",
};
