import { donation, donationMessage } from "@/supabase/functions/_shared/contract/donation";
import {
  fieldNames,
  type FormName,
  type Problem,
  type ProblemCode,
  problemSentence,
} from "@/supabase/functions/_shared/contract/form";
import { FORMS, rowFields, toRow } from "@/supabase/functions/_shared/contract/message-row";
import { problemsOf, textsOf } from "@/supabase/functions/_shared/contract/schema";
import { quote } from "@/supabase/functions/_shared/contract/quote";

const VALID: Record<FormName, Record<string, string>> = {
  quote: {
    name: "Maria Silva",
    email: "maria@example.com",
    phone: "(11) 91234-5678",
    serviceType: "pintura",
    message: "Pintar a sala.",
  },
  suggestion: {
    name: "Ana",
    email: "ana@example.com",
    phone: "",
    topic: "",
    question: "Quem paga?",
  },
  proposal: {
    nome_ong: "Associação Raiz",
    contato: "cida@example.com",
    tipo_projeto: "pintura",
    mensagem: "Pintar o muro.",
  },
  donation: {
    name: "João",
    email: "joao@example.com",
    phone: "(11) 91234-5678",
    materialType: "pintura",
    description: "Duas latas fechadas.",
    pickupAddress: "",
  },
};

/** The problems of a form as the browser and the route find them: trimmed, then by the rules. */
function check(form: FormName, changes: Record<string, string | null>): Problem[] {
  const { fields } = FORMS[form];
  return problemsOf(fields, textsOf(fields).parse({ ...VALID[form], ...changes }));
}

const LONG_EMAIL = (length: number) => `${"e".repeat(length - 12)}@example.com`;

type Rule = [rule: string, changes: Record<string, string>];
/** `field`: by default the one that is changed. */
type BrokenRule = [...Rule, code: ProblemCode, field?: string];

/** §5, quoted. The rate limit is in attempt-limiter.test.ts and tests/api/rules.test.ts. */
const REFUSED: Record<FormName, BrokenRule[]> = {
  quote: [
    ["2. Name, e-mail and message non-blank", { name: "" }, "required_fields"],
    ["2. … white space is blank", { name: " \t\n" }, "required_fields"],
    ["2. … e-mail", { email: "" }, "required_fields"],
    ["2. … message", { message: "  " }, "required_fields"],
    ["2. … what cannot be stored is blank", { name: "\0" }, "required_fields"],
    ["3. E-mail must match {email}", { email: "maria" }, "invalid_email"],
    ["3. … a dot in the domain", { email: "maria@example" }, "invalid_email"],
    ["3. … text after the dot", { email: "maria@example." }, "invalid_email"],
    ["3. … text before the dot", { email: "maria@.com" }, "invalid_email"],
    ["3. … one at sign", { email: "a@b.com,c@d.com" }, "invalid_email"],
    ["3. with no spaces", { email: "maria silva@example.com" }, "invalid_email"],
    ["4. Phone must have 10 or 11 digits: 9", { phone: "112345678" }, "invalid_phone"],
    ["4. … 12", { phone: "501123456789" }, "invalid_phone"],
    ["4. … none", { phone: "sem telefone" }, "invalid_phone"],
    ["5. name 100", { name: "n".repeat(101) }, "too_long"],
    ["5. e-mail 150", { email: LONG_EMAIL(151) }, "too_long"],
    ["5. phone 30", { phone: `11912345678${" ".repeat(20)}.` }, "too_long"],
    ["5. message 2000", { message: "m".repeat(2001) }, "too_long"],
    ["5. serviceType 100", { serviceType: "s".repeat(101) }, "too_long"],
    ["in order: 2 before 3", { email: "x", message: "" }, "required_fields", "message"],
    ["in order: 3 before 4", { phone: "1", email: "x" }, "invalid_email", "email"],
    ["in order: 4 before 5", { name: "n".repeat(101), phone: "1" }, "invalid_phone", "phone"],
  ],
  suggestion: [
    ["Name and e-mail required", { name: " " }, "required_fields"],
    ["… e-mail", { email: "" }, "required_fields"],
    ["valid e-mail required", { email: "ana@example" }, "invalid_email"],
    ["(storage) topic 100", { topic: "t".repeat(101) }, "too_long"],
    ["(storage) question 2000", { question: "q".repeat(2001) }, "too_long"],
  ],
  proposal: fieldNames(FORMS.proposal).map((name): BrokenRule => [
    "All fields required by the browser",
    { [name]: " \n" },
    "required_fields",
  ]),
  donation: [
    ...["name", "email", "phone", "materialType", "description"].map((name): BrokenRule => [
      "(as the quote forms) required",
      { [name]: "" },
      "required_fields",
    ]),
    ["(as the quote forms) e-mail", { email: "joao@" }, "invalid_email"],
    ["(as the quote forms) phone", { phone: "123" }, "invalid_phone"],
    ["(storage) description", { description: "d".repeat(1501) }, "too_long"],
    ["(storage) address", { pickupAddress: "a".repeat(301) }, "too_long"],
  ],
};

const ACCEPTED: Record<FormName, Rule[]> = {
  quote: [
    ["4. Phone, if given", { phone: "" }],
    ["4. 10 digits", { phone: "1123456789" }],
    ["4. 11 digits after removing non-digits", { phone: "(11) 9.1234-5678" }],
    ["serviceType is optional", { serviceType: "" }],
    ["5. name 100, message 2000", { name: "n".repeat(100), message: "m".repeat(2000) }],
    ["5. e-mail 150", { email: LONG_EMAIL(150) }],
    ["Values are trimmed", { name: `  ${"n".repeat(100)}\r\n` }],
  ],
  suggestion: [
    ["question required in the markup only", { question: "" }],
    ["no rule for the phone", { phone: "ramal 3" }],
  ],
  proposal: [
    ["no custom validation", { contato: "na portaria", tipo_projeto: "outro" }],
    ["no length limits", { mensagem: "m".repeat(65_000) }],
  ],
  donation: [["an address is optional", { pickupAddress: "" }]],
};

describe("§5", () => {
  describe.each(Object.keys(FORMS) as FormName[])("%s", (form) => {
    it.each(REFUSED[form])("refuses: %s: %j → %s", (_rule, changes, code, ...[field]) => {
      const expected = typeof field === "string" ? field : Object.keys(changes)[0];
      expect(check(form, changes)[0]).toEqual({ code, field: expected });
    });

    it.each(ACCEPTED[form])("accepts: %s: %j", (_rule, changes) => {
      expect(check(form, changes)).toEqual([]);
    });
  });

  it("finds one problem for each field, in the order of the rules", () => {
    const broken = { name: " ", email: null, phone: "1", message: "m".repeat(2001) };
    expect(check("quote", broken)).toEqual([
      { code: "required_fields", field: "name" },
      { code: "required_fields", field: "email" },
      { code: "invalid_phone", field: "phone" },
      { code: "too_long", field: "message" },
    ]);
  });

  it("comes to an end with a long hostile e-mail", () => {
    expect(check("quote", { email: `a@${".".repeat(65_000)}@` })[0]?.code).toBe("invalid_email");
  });

  it("§9: 3 per 60000 ms and e-mail, of suggestions 3 per 300000 ms after the other rules", () => {
    const minute = { max: 3, windowMs: 60_000 };
    expect(Object.values(FORMS).map(({ rateLimit }) => rateLimit)).toEqual([
      { ...minute, field: "email", order: "first" },
      { ...minute, field: "contato", order: "last" },
      { max: 3, windowMs: 300_000, field: "email", order: "last" },
      { ...minute, field: "email", order: "first" },
    ]);
  });
});

/** §8, to the letter, and what the tables of open points say where it has nothing. */
const QUOTE_MESSAGES = {
  rate_limited: ["Muitas tentativas", "Tente novamente em instantes."],
  required_fields: ["Campos obrigatórios", "Preencha nome, e-mail e mensagem."],
  invalid_email: ["E-mail inválido", "Verifique o endereço informado."],
  invalid_phone: ["Telefone inválido", "Use o formato (11) 90000-0000."],
  too_long: ["Conteúdo muito longo", "Reduza os campos e tente novamente."],
  send_failed: [
    "Erro ao enviar mensagem",
    "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
  ],
  success: [
    "Mensagem enviada com sucesso!",
    "Recebemos sua solicitação e entraremos em contato em breve.",
  ],
};
const MESSAGES: Record<FormName, Record<string, string[]>> = {
  quote: QUOTE_MESSAGES,
  donation: {
    ...QUOTE_MESSAGES,
    required_fields: ["Campos obrigatórios", "Só o endereço para retirada pode ficar em branco."],
  },
  proposal: {
    ...QUOTE_MESSAGES,
    required_fields: ["Campos obrigatórios", "Preencha todos os campos."],
    send_failed: ["Erro ao enviar proposta", "Tente novamente ou entre em contato diretamente."],
    success: [
      "Proposta enviada com sucesso!",
      "Entraremos em contato em breve para avaliar seu projeto.",
    ],
  },
  suggestion: {
    ...QUOTE_MESSAGES,
    required_fields: ["Campos obrigatórios", "Por favor, preencha nome e email."],
    invalid_email: ["Email inválido", "Por favor, insira um email válido."],
    rate_limited: ["Muitas tentativas", "Aguarde alguns minutos antes de enviar novamente."],
    send_failed: ["Erro ao enviar", "Não foi possível enviar sua sugestão. Tente novamente."],
    success: ["Sugestão enviada!", "Recebemos sua sugestão e já está registrada."],
  },
};

describe.each(Object.values(FORMS))("the words of $name", (form) => {
  it("are those of §8", () => {
    const words = Object.entries(form.messages).map(([code, { title, description }]) => [
      code,
      [title, description],
    ]);
    expect(Object.fromEntries(words)).toEqual(MESSAGES[form.name]);
  });

  it("at a field are its own and not §8's, which stand where no field is at fault", () => {
    const problems = ["", "x".repeat(6000)].flatMap((text) =>
      problemsOf(form.fields, Object.fromEntries(fieldNames(form).map((name) => [name, text]))),
    );
    expect(problems.length).toBeGreaterThan(1);
    for (const problem of problems) {
      const sentence = problemSentence(form, problem);
      expect(Object.values(form.messages).map((own) => own.description)).not.toContain(sentence);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
    const { description } = form.messages.rate_limited;
    expect(problemSentence(form, { code: "rate_limited" })).toBe(description);
  });
});

it("the messages have an anchor each, that no other form has", () => {
  const anchors = Object.values(FORMS).flatMap(({ messages }) =>
    Object.values(messages).map(({ anchor }) => anchor),
  );
  expect(new Set(anchors).size).toBe(anchors.length);
});

it("§3.4: the options of the selects", () => {
  const valuesOf = (form: FormName, name: string) =>
    FORMS[form].fields[name]?.options?.map(({ value }) => value).join(" ");
  expect(valuesOf("quote", "serviceType")).toBe(
    "pintura eletrica hidraulica manutencao predial decoracao",
  );
  expect(valuesOf("proposal", "tipo_projeto")).toBe(
    "pintura reparos acessibilidade instalacoes comunicacao revitalizacao outros",
  );
  expect(valuesOf("donation", "materialType")).toBe(
    "pintura eletrica hidraulica ferramentas outros",
  );
});

it("a donation becomes one message, not longer than that of a quote", () => {
  expect(donationMessage({ ...VALID.donation, pickupAddress: "Rua A, 1" })).toBe(
    "Material: Pintura\nDescrição: Duas latas fechadas.\nRetirada: Rua A, 1",
  );
  expect(donationMessage(VALID.donation)).toMatch(/\nRetirada: a combinar$/);
  const { description, pickupAddress } = donation.fields;
  const longest = donationMessage({
    ...VALID.donation,
    description: "d".repeat(description.max!),
    pickupAddress: "a".repeat(pickupAddress.max!),
  });
  expect(longest.length).toBeLessThanOrEqual(quote.fields.message.max!);
});

it.each(["quote", "proposal"] as const)(
  "every field of a %s is in its row and in the e-mail",
  (form) => {
    const values = Object.fromEntries(fieldNames(FORMS[form]).map((name) => [name, `«${name}»`]));
    const row = toRow(form, values);
    for (const value of Object.values(values)) expect(JSON.stringify(row)).toContain(value);
    const shown = [...rowFields(row).map(({ value }) => value), row.message];
    expect(shown.sort()).toEqual(Object.values(values).sort());
  },
);

it.each([
  ["+55 11 98765-4321", "(11) 98765-4321"],
  ["551123456789", "(11) 2345-6789"],
  ["011 98765 4321", "(11) 98765-4321"],
  ["11 98765.4321", "11 98765.4321"],
])("§5.4: a phone like %j is judged and stored as %j, by form and API alike", (typed, stored) => {
  const entered = { name: "a", email: "a@b.co", message: "m", phone: typed };
  const values = textsOf(quote.fields).parse(entered);
  expect(values.phone).toBe(stored);
  expect(problemsOf(quote.fields, values)).toEqual([]);
});

const entered = (changes: Record<string, string>) =>
  textsOf(quote.fields).parse({ ...VALID.quote, ...changes });

describe("an e-mail address as it is stored, shown and answered to", () => {
  it.each([
    ["ana\u200b@gmail.com", "ana@gmail.com"],
    ["ana@gmail\u00ad.com", "ana@gmail.com"],
    ["\u202aana@gmail.com\u202c", "ana@gmail.com"],
    ["mailto:ana@gmail.com", "ana@gmail.com"],
    ["MAILTO: ana@gmail.com?subject=Oi", "ana@gmail.com"],
    ["<ana@gmail.com>", "ana@gmail.com"],
    ["<mailto:ana@gmail.com>", "ana@gmail.com"],
    ["Ana Lima <ana@gmail.com>;", "ana@gmail.com"],
    ['"Lima, Ana" <ana@gmail.com>', "ana@gmail.com"],
    ["“ana@gmail.com”", "ana@gmail.com"],
    ["'ana@gmail.com'", "ana@gmail.com"],
    ["(ana@gmail.com)", "ana@gmail.com"],
    ...[",", ".", ";", "/", ")", ":", "!", "…,", " ."].map((end) => [
      `ana@gmail.com${end}`,
      end === "…," ? "ana@gmail.com…" : "ana@gmail.com",
    ]),
    ["Ana@Gmail.com", "Ana@Gmail.com"],
    ["o'leary+obra@sub.example.com.br", "o'leary+obra@sub.example.com.br"],
    ["quem?onde@example.com", "quem?onde@example.com"],
    ["joão@exemplo.com.br", "joão@exemplo.com.br"],
    // No mail server accepts these dots, and nobody knows which ones were meant.
    ["ana.@gmail.com", "ana.@gmail.com"],
    [".ana@gmail.com", ".ana@gmail.com"],
    ["a..b@example.com", "a..b@example.com"],
  ])("%j is %s", (typed, address) => {
    expect(entered({ email: typed }).email).toBe(address);
  });

  it.each(["ana", "ana@gmail", "a@b.com,c@d.com", "maria silva@example.com", "<ana>"])(
    "%j, which is none, stays and is refused",
    (typed) => {
      expect(entered({ email: typed }).email).toBe(typed);
      expect(check("quote", { email: typed })[0]).toMatchObject({ code: "invalid_email" });
    },
  );
});

// As they come from a web page or a phone: width zero, joiners, fillers, a blank of Braille.
const UNSEEN = ["\u200b", "\u200d\u2060", "\u3164", "\ufeff \u00ad", "\u2800", "\u115f\ufe0f"];

it.each(UNSEEN)("text that nobody sees is blank: %j", (unseen) => {
  for (const field of ["name", "email", "message"]) {
    expect(check("quote", { [field]: unseen })[0]).toEqual({ code: "required_fields", field });
  }
  expect(entered({ serviceType: unseen }).serviceType).toBe("");
  expect(check("quote", { email: `${unseen}@example.com` })[0]?.code).toBe("invalid_email");
  expect(check("quote", { name: `Z${unseen}é` })).toEqual([]);
});
