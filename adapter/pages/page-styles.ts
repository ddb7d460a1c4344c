import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";
import selectorParser, { type Container as SelectorPart } from "postcss-selector-parser";
import type { StartTag } from "parse5-sax-parser";

/** Their values say nothing about styles, and differ on every page. */
const IGNORED_VALUES = new Set(["href", "src", "srcset", "content", "d", "title", "alt"]);

/** Parts of a control that only a field of this type has; Tailwind's base styles name them all. */
const TYPED_PARTS = [
  { type: "date", parts: /::-webkit-(date|calendar)/ },
  { type: "file", parts: /::file-selector-button/ },
  { type: "number", parts: /::-webkit-inner-spin-button/ },
];

export type PageStyles = ReturnType<typeof createPageStyles>;

export type PageNames = ReturnType<typeof createPageNames>;

export function createPageNames() {
  const names = new Set<string>();
  const addWords = (text: string, separator: RegExp) => {
    for (const word of text.split(separator)) names.add(word);
  };
  return {
    names,
    addTag({ tagName, attrs }: Pick<StartTag, "tagName" | "attrs">) {
      names.add(tagName);
      for (const { name, value } of attrs) {
        if (!IGNORED_VALUES.has(name)) addWords(value, name === "style" ? /[\s:;()]+/ : /\s+/);
      }
    },
  };
}

/**
 * Writes the rules that a page uses into the page (docs/decisions/0031 has the figures). React
 * recognises the link to the full sheet.
 */
export function createPageStyles(textOf: (page: string, url: string) => string) {
  const sheets = new Map<string, Sheet>();
  const known = new Map<string, string[]>();

  function sheetAt(page: string, url: string): Sheet {
    const sheet = sheets.get(url) ?? readSheet(absoluteUrls(textOf(page, url), url));
    sheets.set(url, sheet);
    return sheet;
  }

  return {
    rulesFor(page: string, urls: readonly string[], { names }: PageNames): string[] {
      const used = urls.map((url) => sheetAt(page, url));
      const words = used.flatMap((sheet) => sheet.words.filter((word) => names.has(word)));
      const key = [...urls, ...words].join("\n");
      const rules = known.get(key) ?? usedRules(used, new Set(words));
      known.set(key, rules);
      return rules;
    },
  };
}

type Sheet = { root: Container; selectors: Selectors; words: string[] };

type Selectors = Map<Rule, { text: string; needs: string[] }[]>;

function readSheet(css: string): Sheet {
  const root = postcss.parse(css);
  const selectors: Selectors = new Map();
  const words = new Set<string>();
  root.walkRules((rule) => {
    const own = rule.selectors.map((text) => ({ text, needs: isStep(rule) ? [] : needed(text) }));
    selectors.set(rule, own);
    for (const word of own.flatMap(({ needs }) => needs)) words.add(word);
    removeRepeated(rule);
  });
  root.walkDecls(/^--/, ({ prop }) => void words.add(prop));
  return { root, selectors, words: [...words] };
}

const isStep = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

function needed(selector: string): string[] {
  const typed = TYPED_PARTS.filter(({ parts }) => parts.test(selector)).map(({ type }) => type);
  return [...typed, ...namesIn(selectorParser().astSync(selector))];
}

/**
 * Classes, ids and elements. Attributes do not count: a browser sets and removes some itself (a
 * <details> that opens). Of alternatives, as in `:is(.a .b, .a .c)`, what all of them need.
 */
const namesIn = (part: SelectorPart<string | undefined>): string[] =>
  part.nodes.flatMap((node) => {
    if (node.type === "class" || node.type === "id" || node.type === "tag") return node.value;
    if (node.type === "pseudo" && /^:(is|where)$/.test(node.value)) {
      const [first = [], ...others] = node.nodes.map(namesIn);
      return first.filter((name) => others.every((names) => names.includes(name)));
    }
    return node.type === "selector" ? namesIn(node) : [];
  });

function removeRepeated(rule: Rule) {
  const seen = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== "decl") continue;
    const text = node.toString();
    if (seen.has(text)) node.remove();
    seen.add(text);
  }
}

/** Without custom properties and animations that no rule of the page reads. */
function usedRules(sheets: readonly Sheet[], names: ReadonlySet<string>): string[] {
  let read: Set<string> | undefined;
  for (;;) {
    const found = new Set(names);
    const texts = sheets.map(({ root, selectors }) =>
      write(root, { selectors, names, read, found }),
    );
    // Each round leaves out what only a rule of the round before has read.
    if (read?.size === found.size) return texts;
    read = found;
  }
}

type Round = {
  selectors: Selectors;
  names: ReadonlySet<string>;
  read: ReadonlySet<string> | undefined;
  found: Set<string>;
};

const write = (container: Container, round: Round): string =>
  (container.nodes ?? [])
    .map((node) => {
      if (node.type === "rule") return writeRule(node, round);
      if (node.type === "atrule") return writeAtRule(node, round);
      return node.type === "decl" ? writeDeclaration(node, round) : "";
    })
    .join("");

function writeRule(rule: Rule, round: Round): string {
  const selectors = (round.selectors.get(rule) ?? [])
    .filter(({ needs }) => needs.every((name) => round.names.has(name)))
    .map(({ text }) => text);
  return selectors.length > 0 ? block(selectors.join(), write(rule, round)) : "";
}

function writeAtRule(rule: AtRule, round: Round): string {
  const { name, params } = rule;
  if (!rule.nodes) return `@${name} ${params};`;
  const isNamed = name === "property" || name.endsWith("keyframes");
  if (isNamed && round.read && !round.read.has(params)) return "";
  return block(`@${name}${params && ` ${params}`}`, write(rule as Container, round));
}

function writeDeclaration(declaration: Declaration, { read, found }: Round): string {
  const { prop, value, parent } = declaration;
  if (prop.startsWith("--") && parent?.type === "rule" && read && !read.has(prop)) return "";
  for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) found.add(name);
  if (/animat/.test(prop)) for (const word of value.split(/[\s,]+/)) found.add(word);
  return `${declaration.toString()};`;
}

const block = (head: string, body: string) => body && `${head}{${body.replace(/;$/, "")}}`;

const absoluteUrls = (css: string, sheetUrl: string) =>
  css.replace(/url\((?!["']?(?:data:|#|\/|[a-z]+:))(["']?)([^)"']+)\1\)/g, (_, quote, url) => {
    const { pathname, search } = new URL(url, new URL(sheetUrl, "http://build.example"));
    return `url(${quote}${pathname}${search}${quote})`;
  });
