import { RequestError } from "../../supabase/functions/_shared/http.ts";
import { parsePayload } from "../../supabase/functions/_shared/messages/payload.ts";
import { equal } from "./support/assert.ts";

const quote = {
  name: "Maria",
  email: "maria@example.com",
  phone: "(11) 90000-0000",
  message: "Ol&#x27;a",
  serviceType: "pintura",
};

const proposal = {
  type: "projeto-social",
  to_email: "stranger@example.net",
  nome_ong: "Associação",
  contato: "ana@example.org",
  tipo_projeto: "reparos",
  mensagem: "Precisamos de ajuda",
};

function errorOf(input: unknown, header: string | null = null): unknown {
  try {
    parsePayload(input, header);
  } catch (error) {
    if (error instanceof RequestError) return [error.status, error.message];
    throw error;
  }
  return "accepted";
}

Deno.test("the page that a message came from is kept when it is a path, else ignored", () => {
  const pageOf = (page: unknown) => parsePayload({ ...quote, page }, null).details;
  equal(pageOf("/calculadoras/tinta"), { pagina: "/calculadoras/tinta" });
  for (const other of [
    undefined,
    null,
    1,
    "",
    "https://x.example",
    "/a?b=c",
    "/a\nb",
    `/${"a".repeat(300)}`,
  ])
    equal(pageOf(other), {});
  equal(
    parsePayload({ ...proposal, page: "/projetos-sociais" }, null).details.pagina,
    "/projetos-sociais",
  );
});

Deno.test("§7 quote: phone and serviceType may be missing, empty or null", () => {
  for (const empty of [undefined, "", null, "  "]) {
    const parsed = parsePayload({ ...quote, phone: empty, serviceType: empty }, null);
    equal([parsed.phone, parsed.service_type], [null, null]);
  }
});

Deno.test("§7 suggestion and donation have the fields of a quote and their own serviceType", () => {
  const kindOf = (serviceType: string) => parsePayload({ ...quote, serviceType }, null).kind;
  equal(kindOf("Sugestão para PrimoZéCast"), "suggestion");
  equal(kindOf("Doação de materiais"), "donation");
  equal(kindOf("Curso: Doação de materiais"), "quote");
  equal(kindOf("constructor"), "quote");
  const composed = { ...quote, phone: "Não informado", serviceType: "Doação de materiais" };
  const { phone, service_type } = parsePayload(composed, null);
  equal([phone, service_type], ["Não informado", "Doação de materiais"]);
});

Deno.test("unknown keys are ignored; the error names the invalid field and not its value", () => {
  equal(errorOf({ ...quote, extra: { deep: 1 }, type: "other" }), "accepted");
  const cases: [unknown, string][] = [
    [null, "Dados inválidos."],
    ["text", "Dados inválidos."],
    [[], "Dados inválidos."],
    [{ ...quote, email: {} }, "Campo inválido: email."],
    [{ ...quote, message: ["Oi"] }, "Campo inválido: message."],
    [{ ...quote, phone: 11 }, "Campo inválido: phone."],
    [{ ...quote, suspect: "yes" }, "Campo inválido: suspect."],
    [{ ...quote, idempotencyKey: "x".repeat(201) }, "Campo inválido: idempotencyKey."],
  ];
  for (const [input, message] of cases) equal(errorOf(input), [400, message]);
  equal(errorOf(quote, "x".repeat(201)), [400, "Campo inválido: Idempotency-Key."]);
});

Deno.test("§5's escaping is undone exactly once, and what was not escaped stays", () => {
  const { name, message } = parsePayload(
    { ...quote, name: "&lt;b&gt; &amp;amp; d&#x27;Água", message: "<a> & b" },
    null,
  );
  equal([name, message], ["<b> &amp; d'Água", "<a> & b"]);
  // The six characters of an escape are none of the two digits of a phone number.
  equal(parsePayload({ ...quote, phone: "11&#x2F;9000&#x2F;0000" }, null).phone, "11/9000/0000");
});

Deno.test("only the shape is checked: the site has cleaned the texts", () => {
  const phone = "+55 (11) 90000-0000";
  const email = "Ana <ana@example.com>";
  const message = " Um.\r\nDois. ";
  const parsed = parsePayload({ ...quote, phone, email, message }, null);
  equal([parsed.phone, parsed.email, parsed.message], [phone, email, "Um.\r\nDois."]);
});

Deno.test("the idempotency key is read from the payload, else from the header", () => {
  const keyOf = (idempotencyKey: string | undefined, header: string | null) =>
    parsePayload({ ...quote, idempotencyKey }, header).idempotency_key;
  equal(keyOf("a", "b"), "a");
  equal(keyOf(undefined, "b"), "b");
  equal(keyOf("", null), null);
});
