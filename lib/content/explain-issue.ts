import { z } from "zod";

type RawIssue = z.core.$ZodRawIssue;

const brazilian = z.locales.ptBR().localeError;

/** Options of every parse of content/: its messages are for editors. */
export const forEditors: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: (issue) => messageOf(issue) ?? brazilian(issue),
};

export const explainIssue = ({ path, message }: z.core.$ZodIssue): string =>
  explainProblem(path, message);

export const explainProblem = (path: readonly PropertyKey[], reason: string): string =>
  path.length > 0 ? `${fieldName(path)}: ${reason}` : reason;

/** A path as editors count: "sources, item 2, url". */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => {
      if (typeof part === "number") return `, item ${part + 1}`;
      const joint = typeof path[index - 1] === "number" ? ", " : ".";
      return index === 0 ? String(part) : joint + String(part);
    })
    .join("");

/** Fields of which an editor needs to see the form. */
const EXAMPLES: Record<string, string> = {
  cta: "{ title: Vai pintar?, text: Conte o que precisa., label: Pedir orçamento, href: /contato }",
  tags: '[Pintura, "2026"]',
  date: "2025-01-15",
  href: "/contato",
  series: "{ title: Hidrogênio verde, part: 2 }",
  order: "1",
  src: "/fotos/fachada.jpg",
  alt: "O que se vê, numa frase",
};

/** Fields that a collection no longer has, and those that took their place. */
const REPLACED_BY: Record<string, string> = { service: "cta", textAfterEnd: "text" };

const KINDS: Record<string, [name: string, example: string]> = {
  string: ["um texto", '"Um texto"'],
  number: ["um número", "3"],
  int: ["um número inteiro", "3"],
  boolean: ["true ou false", "true"],
  array: ["uma lista", "[um, dois]"],
  object: ["um grupo de campos", "{ campo: valor }"],
};

function messageOf(issue: RawIssue): string | undefined {
  const last = issue.path?.at(-1) ?? "campo";
  const field = String(last);
  if (issue.code === "invalid_type") {
    const example = (value: string) =>
      typeof last === "number" ? `- ${value}` : `${field}: ${EXAMPLES[field] ?? value}`;
    return wrongType(issue.expected, issue.input, example);
  }
  if (issue.code === "invalid_value") {
    const allowed = issue.values.map((value) => `"${String(value)}"`).join(", ");
    return `${given(issue.input)}; use ${issue.values.length === 1 ? "" : "um destes: "}${allowed}`;
  }
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `“${key}”`).join(", ");
    const [words] = issue.keys.filter((key) => !/^[\w-]+$/.test(key));
    if (words)
      return `${keys} não é um campo; se vem depois de uma vírgula do texto, ponha o texto inteiro entre aspas`;
    const [successor] = issue.keys.flatMap((key) => REPLACED_BY[key] ?? []);
    if (successor) return `não existe o campo ${keys}; no lugar dele, use “${successor}”`;
    return `não existe o campo ${keys}; confira o nome na lista de content/README.md`;
  }
  if (issue.code === "invalid_union" && "options" in issue) {
    return `use um destes: ${(issue.options as unknown[]).map((value) => `"${String(value)}"`).join(", ")}`;
  }
  if (issue.code === "too_small" || issue.code === "too_big") return wrongSize(issue, field);
  if (issue.code !== "invalid_format") return undefined;
  if (issue.format === "starts_with") return `comece com ${issue.prefix}, como /contato`;
  if (issue.format === "email") return "esperava um e-mail, como obra@exemplo.com.br";
  if (issue.format === "url") return "esperava um endereço inteiro, como https://exemplo.com.br";
  // The others are regular expressions, whose schema says what it expects.
  return "a forma não é a deste campo; veja-o em content/README.md";
}

const given = (input: unknown) =>
  input === undefined || input === null ? "falta este campo" : `veio "${String(input)}"`;

function wrongType(
  expected: string,
  input: unknown,
  exampleOf: (value: string) => string,
): string | undefined {
  const [name, value] = KINDS[expected] ?? [];
  if (!name || !value) return undefined;
  const example = `Exemplo: \`${exampleOf(value)}\``;
  if (input === undefined) return `falta este campo. ${example}`;
  if (input === null) return `o campo está vazio; escreva o valor ou apague a linha. ${example}`;
  const [received] = KINDS[Array.isArray(input) ? "array" : typeof input] ?? [];
  const problem = `esperava ${name}, veio ${received}`;
  if (expected !== "string" || Array.isArray(input)) return `${problem}. ${example}`;
  return typeof input === "object"
    ? `${problem}: os dois-pontos pedem aspas em volta do texto inteiro, como "NR-35: o que muda"`
    : `${problem}; ponha aspas em volta dele, como "2026"`;
}

type SizeIssue = Extract<RawIssue, { code: "too_small" | "too_big" }>;

function wrongSize(issue: SizeIssue, field: string): string {
  const isMinimum = issue.code === "too_small";
  const limit = Number(isMinimum ? issue.minimum : issue.maximum);
  const bound = `o ${isMinimum ? "mínimo" : "máximo"} é ${limit}`;
  if (typeof issue.input === "string") {
    const { length } = issue.input.trim();
    return length === 0
      ? `o campo está vazio. Exemplo: \`${field}: "Um texto"\``
      : `tem ${length} caracteres; ${bound}`;
  }
  if (Array.isArray(issue.input)) {
    return `tem ${issue.input.length} ${issue.input.length === 1 ? "item" : "itens"}; ${bound}. Exemplo: \`${field}: ${EXAMPLES[field] ?? "[um, dois]"}\``;
  }
  return `veio ${String(issue.input)}; ${bound}`;
}
