import { SaxesParser, type SaxesTagNS } from "saxes";
import { attributeProblems, elementProblem, styleProblem } from "@/lib/drawings/svg-rules";

export type SvgProblem = { line: number; column: number; reason: string };

export type SvgElement = {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  children: (SvgElement | string)[];
};

export const SVG = "http://www.w3.org/2000/svg";

const INSTRUCTION =
  "a linha <?xml-stylesheet … ?> busca um estilo fora do desenho; apague esta linha";
const DOCTYPE =
  "o DOCTYPE define abreviações (<!ENTITY …>), com que um desenho pode esconder o que faz; exporte-o " +
  "de novo sem “Preservar recursos de edição do Illustrator”";
const TAG_IN_STYLE = "o estilo do desenho tem o sinal <, que estilos não têm; exporte-o de novo";
const ENCODING = "o desenho não está em UTF-8; exporte-o de novo em UTF-8";

/** Of elements within elements. Drawings of people have less than 50. */
const MAX_DEPTH = 200;
const TOO_DEEP = `o desenho tem mais de ${MAX_DEPTH} elementos um dentro do outro; exporte-o de novo`;

/** Encodings whose first 128 characters are those of ASCII. */
const LIKE_ASCII = /^(utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/**
 * Reads a drawing as XML, as a browser does that opens it. A drawing may show something and nothing
 * else: what runs, what asks another address and what hides something is a problem (0059).
 */
export function parseSvg(bytes: Uint8Array): { root?: SvgElement; problems: SvgProblem[] } {
  const text = decode(bytes);
  if (text === undefined) return { problems: [{ line: 1, column: 1, reason: ENCODING }] };
  const parser = new SaxesParser({ xmlns: true });
  const problems: SvgProblem[] = [];
  const report = (reason: string | undefined) => {
    if (!reason) return;
    const { line, columnIndex } = parser;
    problems.push({ line, column: Math.max(1, columnIndex), reason });
  };
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  const addText = (part: string) => void open.at(-1)?.children.push(part);
  parser.on("error", (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
    report(`o XML do desenho está errado (${reason}); exporte-o de novo`);
  });
  parser.on("xmldecl", ({ encoding = "utf-8" }) =>
    report(isReadAsWritten(encoding, text) ? undefined : ENCODING),
  );
  parser.on("doctype", (doctype) => report(doctype.includes("[") ? DOCTYPE : undefined));
  parser.on("processinginstruction", ({ target }) =>
    report(target === "xml-stylesheet" ? INSTRUCTION : undefined),
  );
  parser.on("attribute", ({ local, prefix, value }) =>
    attributeProblems(prefix === "xmlns" ? "xmlns" : local, value, prefix).forEach(report),
  );
  parser.on("opentag", (tag) => {
    report(elementProblem(tag.uri, tag.local));
    if (open.length === MAX_DEPTH) report(TOO_DEEP);
    const element = elementOf(tag);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop();
    if (element?.name !== "style") return;
    const css = element.children.join("");
    report(css.includes("<") ? TAG_IN_STYLE : styleProblem(css));
  });
  parser.write(text).close();
  if (root && problems.length === 0) {
    if (root.namespace !== SVG || root.name !== "svg")
      report(`o desenho não começa com <svg xmlns="${SVG}">`);
    else report(copyProblem(root));
  }
  return { root, problems };
}

/** Of elements that a browser draws, copies by <use> included. */
const MAX_DRAWN = 100_000;

/** A few lines of <use> can ask for more copies than any computer draws, or for ever. */
function copyProblem(root: SvgElement): string | undefined {
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement) => {
    if (element.attributes.id) byId.set(element.attributes.id, element);
    element.children.forEach((child) => typeof child !== "string" && collect(child));
  };
  collect(root);
  const sizes = new Map<SvgElement, number>();
  const sizeOf = (element: SvgElement): number => {
    const known = sizes.get(element);
    if (known !== undefined) return known;
    // What contains a copy of itself asks for it here again.
    sizes.set(element, Infinity);
    const { href = element.attributes["xlink:href"] ?? "" } = element.attributes;
    const copied = element.name === "use" ? byId.get(href.trim().slice(1)) : undefined;
    const inside = [...element.children, ...(copied ? [copied] : [])];
    const size = inside.reduce(
      (sum, child) => sum + (typeof child === "string" ? 0 : sizeOf(child)),
      1,
    );
    sizes.set(element, size);
    return size;
  };
  if (sizeOf(root) <= MAX_DRAWN) return undefined;
  return "o desenho copia os seus elementos vezes demais (<use>); exporte-o de novo";
}

const elementOf = ({ uri, local, attributes }: SaxesTagNS): SvgElement => ({
  name: local,
  namespace: uri,
  attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])),
  children: [],
});

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A browser decodes the file as it says, and would otherwise read other signs than this parser. */
const isReadAsWritten = (encoding: string, text: string) =>
  /^utf-8$/i.test(encoding) || (LIKE_ASCII.test(encoding) && /^[\t\n\r -~]*$/.test(text));
