import { z } from "zod";

type RawIssue = z.core.$ZodRawIssue;

const brazilian = z.locales.ptBR().localeError;

/** Options of every parse of content/: its messages are for editors. */
export const forEditors: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: (issue) => messageOf(issue) ?? brazilian(issue),
};

export const explainIssue = (issue: z.core.$ZodIssue): string =>
  issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message;

/** Fields of which an editor needs to see the form. */
const EXAMPLES: Record<string, string> = {
  cta: "{ title: Vai pintar?, text: Conte o que precisa., label: Pedir orçamento, href: /contato }",
  tags: "[Pintura, Tintas]",
  date: "2025-01-15",
  href: "/contato",
  series: "{ title: Hidrogênio verde, part: 2 }",
  order: "1",
};

const KINDS: Record<string, [name: string, example: string]> = {
  string: ["um texto", '"Um texto"'],
  number: ["um número", "3"],
  int: ["um número inteiro", "3"],
  boolean: ["true ou false", "true"],
  array: ["uma lista", "[um, dois]"],
  object: ["um grupo de campos", "{ campo: valor }"],
};

function messageOf(issue: RawIssue): string | undefined {
  const field = String(issue.path?.at(-1) ?? "campo");
  if (issue.code === "invalid_type") return wrongType(issue.expected, issue.input, field);
  if (issue.code === "invalid_value") {
    const allowed = issue.values.map((value) => `"${String(value)}"`).join(", ");
    return `${given(issue.input)}; use ${issue.values.length === 1 ? "" : "um destes: "}${allowed}`;
  }
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `“${key}”`).join(", ");
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
  return undefined;
}

const given = (input: unknown) =>
  input === undefined || input === null ? "falta este campo" : `veio "${String(input)}"`;

function wrongType(expected: string, input: unknown, field: string): string | undefined {
  const [name, example] = KINDS[expected] ?? [];
  if (!name) return undefined;
  const line = `Exemplo: \`${field}: ${EXAMPLES[field] ?? example}\``;
  if (input === undefined) return `falta este campo. ${line}`;
  if (input === null) return `o campo está vazio. ${line}`;
  const [received] = KINDS[Array.isArray(input) ? "array" : typeof input] ?? [];
  return `esperava ${name}, veio ${received}. ${line}`;
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
