// Plain JavaScript: next.config.mjs and scripts/lib/build.mjs cannot import TypeScript.
import matter from "gray-matter";
import { isAlias, isMap, isNode, isSeq, Lexer, LineCounter, parseDocument, visit } from "yaml";

/** @typedef {{ file: string, firstLine: number, text: string }} MdxBody */

/**
 * `positionOf` gives the "LINE:COLUMN" of a field by its path.
 * @typedef {{ data: Record<string, unknown>, body: MdxBody, positionOf: (path: readonly PropertyKey[]) => string }} ContentFile
 */

/** A file of content/ that cannot be read; one problem a line, in Portuguese, for editors. */
export class UnreadableFile extends Error {
  /** @param {string[]} problems */
  constructor(problems) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Reads fields in YAML between two lines `---`, then text. Nothing in it is evaluated.
 * @param {string} file its name for messages, as "content/pages/home.mdx"
 * @param {string} written
 * @returns {ContentFile} not to be changed
 * @throws {UnreadableFile} when its front-matter is not valid YAML
 */
export function parseContentFile(file, written) {
  const lines = written
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  const beginning = headProblem(lines, end);
  if (beginning) throw new UnreadableFile([`${file}:1:1: ${beginning}`]);
  const counter = new LineCounter();
  let yaml = parseDocument("");
  let head = "";
  // `headProblem` has refused its other languages, which it would evaluate.
  const { content: text } = matter(lines.join("\n"), {
    engines: {
      yaml: (fields) => {
        // It begins with the end of the line `---`, so its lines are those of the file.
        head = `${fields}\n`;
        yaml = parseDocument(head, { lineCounter: counter, prettyErrors: false });
        return {};
      },
    },
  });
  /** @param {number} offset */
  const place = (offset) => {
    const { line, col } = counter.linePos(offset);
    return `${line}:${Math.max(col, 1)}`;
  };
  const problems = [...yaml.errors, ...yaml.warnings].map(
    ({ code, pos }) =>
      `${file}:${place(pos[0])}: ${YAML_PROBLEMS[code] ?? "os campos não são YAML válido"}`,
  );
  if (problems.length === 0)
    problems.push(
      ...lostSigns(yaml, head).map(({ at, reason }) => `${file}:${place(at)}: ${reason}`),
    );
  if (problems.length === 0 && yaml.contents && !isMap(yaml.contents))
    problems.push(`${file}:2:1: esperava campos, um por linha, como \`title: "Um título"\``);
  const seen = lines.slice(1, end).flatMap((line, index) => {
    const reason = lineProblem(line, problems.length > 0);
    return reason ? [`${file}:${index + 2}:1: ${reason}`] : [];
  });
  if (problems.length + seen.length > 0)
    throw new UnreadableFile([...seen, ...problems].slice(0, 1));
  return {
    data: toData(file, yaml),
    body: { file, firstLine: end + 2, text },
    positionOf: (path) => place(offsetOf(yaml.contents, path)),
  };
}

/**
 * What is valid YAML and would lose what was written: comments behind values, anchors, aliases,
 * tags.
 * @param {import("yaml").Document} yaml @param {string} source
 * @returns {{ at: number, reason: string }[]}
 */
function lostSigns(yaml, source) {
  const found = commentsBehind(source).map((at) => ({ at, reason: COMMENT_LOST }));
  visit(yaml, (_key, node) => {
    if (!isNode(node)) return;
    const at = node.range?.[0] ?? 0;
    if (isAlias(node)) found.push({ at, reason: `* no começo de um valor ${SIGN_LOST}` });
    else if (node.anchor) found.push({ at, reason: `& no começo de um valor ${SIGN_LOST}` });
    else if (node.tag) found.push({ at, reason: `! no começo de um valor ${SIGN_LOST}` });
  });
  return found;
}

/** Where comments begin that share their line with something. @param {string} source */
function commentsBehind(source) {
  let offset = 0;
  const found = [];
  for (const token of new Lexer().lex(source)) {
    // Marks of the lexer, which are not in the source.
    if (/^[\u0002\u0018\u001f]$/.test(token)) continue;
    const before = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
    if (token.startsWith("#") && before.trim()) found.push(offset);
    offset += token.length;
  }
  return found;
}

/**
 * What an editor sees in a line of fields, for which the parser has another name or nothing to say.
 * @param {string} line @param {boolean} isBroken whether the parser refuses the fields
 */
function lineProblem(line, isBroken) {
  const [name = ""] = /^[^\s:#][^:]*(?=:)/.exec(line) ?? [];
  if (/[\u200b-\u200d\u2060\ufeff\u00ad]/.test(name))
    return "no nome do campo há um sinal que não se vê; apague o nome e digite de novo";
  if (/^[\w-]+:[\u00a0\u2007\u202f\u200b]/.test(line))
    return "depois de `:` há um espaço que não é o comum; apague-o e digite de novo";
  if (!isBroken) return undefined;
  if (/^[\w-]+:\s*[“”‘’]/.test(line))
    return `as aspas “ ” não são as do YAML; troque por aspas retas: \`title: "NR-35: o que muda"\``;
  if (/^[a-z][\w-]*:[^\s/]/i.test(line))
    return `falta um espaço depois de \`:\`, como em \`title: Um título\``;
  return undefined;
}

/** @param {string} file @param {import("yaml").Document} yaml @returns {Record<string, unknown>} */
function toData(file, yaml) {
  try {
    return yaml.toJS() ?? {};
  } catch {
    // An alias without its anchor, or one that grows without end.
    throw new UnreadableFile([`${file}:2:1: os sinais & e * no começo de um valor pedem aspas`]);
  }
}

/** @param {string[]} lines @param {number} end */
function headProblem([first = "", ...rest], end) {
  const opening = first.trimEnd();
  const engine = /^(?:---\s*(\S+)|(\+\+\+|;;;|\{))/.exec(opening);
  if (engine) {
    return `“${engine[1] ?? engine[2]}” não é aceito: os campos são em YAML, e a primeira linha é só \`---\``;
  }
  if (opening !== "---") return "a primeira linha tem de ser só `---`; depois vêm os campos";
  if (end < 0 && rest.length > 0) return "falta a linha `---` que fecha os campos, antes do texto";
  return end < 0 ? "falta a linha `---` que fecha os campos" : undefined;
}

/**
 * Where it is missing, what should contain it.
 * @param {unknown} node @param {readonly PropertyKey[]} path
 */
function offsetOf(node, path) {
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: name }) => String(name) === String(key));
      if (!pair) return offset;
      offset = /** @type {any} */ (pair.key).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = /** @type {any} */ (node)?.range?.[0] ?? offset;
    }
  }
  return offset;
}

const QUOTES = 'ponha o texto entre aspas: `title: "NR-35: o que muda"`';

const SIGN_LOST = `seria perdido; ${QUOTES}`;
const COMMENT_LOST =
  "o que vem depois de # não é lido; ponha o valor entre aspas, ou a observação numa linha só dela";

/** What an editor reads for the codes of the YAML parser. @type {Record<string, string>} */
const YAML_PROBLEMS = {
  BAD_INDENT: "os espaços no começo da linha não batem com os das linhas vizinhas",
  TAB_AS_INDENT: "no começo da linha use espaços, não a tecla Tab",
  BLOCK_AS_IMPLICIT_KEY: `há dois-pontos no meio do valor; ${QUOTES}`,
  MULTILINE_IMPLICIT_KEY: `esta linha não é um campo, \`nome: valor\`; se continua a de cima, ${QUOTES}`,
  BAD_SCALAR_START: `o valor começa com um sinal que o YAML reserva; ${QUOTES}`,
  MISSING_CHAR: "faltam aspas, `]`, `}` ou dois-pontos nesta linha ou na de cima",
  UNEXPECTED_TOKEN: `há algo a mais nesta linha; ${QUOTES}`,
  DUPLICATE_KEY: "este campo aparece duas vezes; apague um dos dois",
  BAD_ALIAS: `o valor começa com * ou &; ${QUOTES}`,
  TAG_RESOLVE_FAILED: `o valor começa com !; ${QUOTES}`,
  BAD_DQ_ESCAPE: "a barra \\ entre aspas duplas pede outra: `\\\\`",
};
