import { rampCalculator } from "@/components/calculators/rampa/definition";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { measuresPath, runCalculator } from "@/lib/calculators/calculator";
import type { CourseInterest } from "@/lib/content/education";
import { createFormSender } from "@/lib/forms/post-form";
import {
  prefillFromAddress,
  courseRequestPath,
  messageQuotePath,
  numberFrom,
  serviceQuotePath,
} from "@/lib/forms/quote-address";
import { requestSheet, sheetText } from "@/lib/forms/request-sheet";
import { transcriptText } from "@/lib/podcast/captions";
import { textFile } from "@/lib/press/text-file";
import { isLikelySpam } from "@/lib/server/request";
import { shareLinks } from "@/lib/share-links";
import { mailtoLink, whatsappLink } from "@/lib/site";
import { donationMessage } from "@/supabase/functions/_shared/contract/donation";
import { fieldNames, problemSentence } from "@/supabase/functions/_shared/contract/form";
import { FORMS, rowFields, toRow } from "@/supabase/functions/_shared/contract/message-row";
import { quote } from "@/supabase/functions/_shared/contract/quote";
import { requestNumber } from "@/supabase/functions/_shared/contract/request-number";
import { problemsOf, textsOf } from "@/supabase/functions/_shared/contract/schema";
import { formatPhone } from "@/supabase/functions/_shared/contract/text";

// The rules of §5 and the words of §8: tests/unit/specification.

describe("the contracts", () => {
  it("§3: have the options of the selects", () => {
    const { quote, proposal, donation } = FORMS;
    const valuesOf = (options: readonly { value: string }[] = []) =>
      options.map(({ value }) => value).join(" ");
    expect(valuesOf(quote.fields.serviceType?.options)).toBe(
      "pintura eletrica hidraulica manutencao predial decoracao",
    );
    expect(valuesOf(proposal.fields.tipo_projeto?.options)).toBe(
      "pintura reparos acessibilidade instalacoes comunicacao revitalizacao outros",
    );
    expect(valuesOf(donation.fields.materialType?.options)).toBe(
      "pintura eletrica hidraulica ferramentas outros",
    );
  });

  it("have a sentence for each problem of a field, beside §8's for the whole form", () => {
    for (const form of Object.values(FORMS)) {
      const problems = ["", "x".repeat(6000)].flatMap((text) =>
        problemsOf(form.fields, Object.fromEntries(fieldNames(form).map((name) => [name, text]))),
      );
      const ofForm = Object.values(form.messages).map(({ description }) => description);
      for (const problem of problems) {
        const sentence = problemSentence(form, problem);
        expect(ofForm).not.toContain(sentence);
        expect(sentence).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it("have an anchor for each message, that no other form has", () => {
    const anchors = Object.values(FORMS).flatMap(({ messages }) =>
      Object.values(messages).map(({ anchor }) => anchor),
    );
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it.each(["quote", "proposal"] as const)(
    "have every field of a %s in its row and e-mail",
    (form) => {
      const values = Object.fromEntries(fieldNames(FORMS[form]).map((name) => [name, `«${name}»`]));
      const row = toRow(form, values);
      for (const value of Object.values(values)) expect(JSON.stringify(row)).toContain(value);
      const shown = [...rowFields(row).map(({ value }) => value), row.message];
      expect(shown.sort()).toEqual(Object.values(values).sort());
    },
  );

  it("make one message of a donation, not longer than that of a quote", () => {
    const donation = {
      name: "João",
      email: "joao@example.com",
      phone: "(11) 91234-5678",
      materialType: "pintura",
      description: "Duas latas fechadas.",
      pickupAddress: "",
    };
    expect(donationMessage({ ...donation, pickupAddress: "Rua A, 1" })).toBe(
      "Material: Pintura\nDescrição: Duas latas fechadas.\nRetirada: Rua A, 1",
    );
    expect(donationMessage(donation)).toMatch(/\nRetirada: a combinar$/);
    const description = "d".repeat(1500);
    const longest = donationMessage({ ...donation, description, pickupAddress: "a".repeat(300) });
    expect(longest.length).toBeLessThanOrEqual(2000);
  });
});

const entered = (changes: Record<string, string>) =>
  textsOf(quote.fields).parse({ name: "Zé", email: "ze@example.com", message: "Oi", ...changes });

describe("an e-mail address", () => {
  it.each([
    ["ana\u200b@gmail.com", "ana@gmail.com"],
    ["\u202aana@gmail.com\u202c", "ana@gmail.com"],
    ["MAILTO: ana@gmail.com?subject=Oi", "ana@gmail.com"],
    ["<mailto:ana@gmail.com>", "ana@gmail.com"],
    ['"Lima, Ana" <ana@gmail.com>;', "ana@gmail.com"],
    ["“ana@gmail.com”", "ana@gmail.com"],
    ["(ana@gmail.com)", "ana@gmail.com"],
    ["ana@gmail.com.", "ana@gmail.com"],
    ["ana@gmail.com/", "ana@gmail.com"],
    ["Ana@Gmail.com", "Ana@Gmail.com"],
    ["o'leary+obra@sub.example.com.br", "o'leary+obra@sub.example.com.br"],
    ["joão@exemplo.com.br", "joão@exemplo.com.br"],
    // No mail server accepts these dots, and nobody knows which ones were meant.
    ["a..b@example.com", "a..b@example.com"],
    // Refused as they are.
    ["<ana>", "<ana>"],
    ["a@b.com,c@d.com", "a@b.com,c@d.com"],
  ])("%j is stored, shown and answered to as %j", (typed, address) => {
    expect(entered({ email: typed }).email).toBe(address);
  });
});

// As it comes from a web page or a phone: width zero, joiners, fillers, a blank of Braille.
it.each(["\u200b", "\u200d\u2060", "\u3164", "\ufeff \u00ad", "\u2800", "\u115f\ufe0f"])(
  "text that nobody sees is blank: %j",
  (unseen) => {
    expect(entered({ name: unseen, serviceType: unseen })).toMatchObject({
      name: "",
      serviceType: "",
    });
    expect(problemsOf(quote.fields, entered({ name: `Z${unseen}é` }))).toEqual([]);
  },
);

describe("a phone number", () => {
  it.each([
    ["+55 11 90000-0000", "(11) 90000-0000"],
    ["0055 11 90000-0000", "(11) 90000-0000"],
    ["+55 (011) 90000-0000", "(11) 90000-0000"],
    ["11 9 0000 0000", "(11) 90000-0000"],
    ["0 15 11 90000-0000", "(11) 90000-0000"],
    ["\u00a0(11)\u00a090000\u20110000 ", "(11) 90000-0000"],
    ["011 3000-0000", "(11) 3000-0000"],
    // 55 as an area code.
    ["55 99123-4567", "(55) 99123-4567"],
    ["+55 800 123 4567", "0800 123 4567"],
    // With digits in an e-mail address beside it.
    ["11 90000-0000 ana2@exemplo.com.br", "(11) 90000-0000"],
    // Of Berlin, whose digits would be a number of Santa Catarina; a cell phone without its 9.
    ...["+49 30 123456", "011 9876-5432"].map((other) => [other, other]),
    ...["", "ramal 3", "90000-0000", "+1 212 555 0100", "0800 123 4567", "(20) 98765-4321"].map(
      (other) => [other, other],
    ),
  ])("%j is shown as %j", (pasted, shown) => {
    expect(formatPhone(pasted)).toBe(shown);
  });
});

it.each([
  [{}, false],
  [{ elapsed: "399" }, true],
  [{ elapsed: "400" }, false],
  [{ elapsed: "soon" }, true],
  [{ q7d: "x", elapsed: "400" }, true],
])("%j is likely spam: %s", (body, expected) => {
  expect(isLikelySpam(body)).toBe(expected);
});

it("lists in lists, as deep as a request can hold, are likely spam and no error", () => {
  const elapsed: unknown = JSON.parse(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
  expect(isLikelySpam({ elapsed })).toBe(true);
});

it("the idempotency key is repeated for the same values until they were sent", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError());
  const send = createFormSender(quote);
  const attempt = async (message: string) => {
    const values = { name: "Ana", email: "ana@example.com", phone: "", serviceType: "", message };
    await send({ values, honeypot: "", elapsed: 5000 });
    const headers = fetched.mock.lastCall?.[1]?.headers as Record<string, string>;
    return headers["idempotency-key"];
  };
  const first = await attempt("Pintar.");
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect(await attempt("Pintar.")).toBe(first);
  const changed = await attempt("Pintar a sala.");
  expect(changed).not.toBe(first);
  fetched.mockImplementation(async () => Response.json({ ok: true }));
  expect(await attempt("Pintar a sala.")).toBe(changed);
  expect(await attempt("Pintar a sala.")).not.toBe(changed);
  fetched.mockRestore();
});

const COURSES = ["Solar", "Solar & Cia"];

/** What the quote form of an address gets. */
function follow(path: string) {
  const url = new URL(path, "http://site.example");
  expect(url.hash).toBe("#orcamento");
  return [url.pathname, prefillFromAddress(url.search, COURSES)];
}

describe("what an address brings to the quote form", () => {
  it.each([
    ["inscricao", "Quero me inscrever no curso “Solar & Cia”."],
    ["lista-de-espera", "Quero entrar na lista de espera do curso “Solar & Cia”."],
    ["saber-mais", "Quero saber mais sobre o curso “Solar & Cia”."],
  ] as [CourseInterest, string][])("a course's button for %s brings %j", (interest, message) => {
    const service = "Curso: Solar & Cia";
    expect(follow(courseRequestPath("Solar & Cia", interest))).toEqual([
      "/contato",
      { serviceType: service, message, course: service },
    ]);
  });

  it("the service of a course with a long name fills its field and no more", () => {
    const name = "c".repeat(100);
    const { serviceType } = prefillFromAddress(`?curso=${name}`, [name]);
    expect(serviceType).toBe(`Curso: ${"c".repeat(93)}`);
  });

  it("a service's button brings the service, on the page that has the form", () => {
    expect(follow(serviceQuotePath("eletrica"))).toEqual([
      "/contato",
      { serviceType: "eletrica", message: "" },
    ]);
    expect(follow(serviceQuotePath("eletrica", "/servicos"))[0]).toBe("/servicos");
  });

  it("a text is brought as it is", () => {
    const text = "Área: 12 m² & <b>\n- a+b = 100%";
    expect(follow(messageQuotePath(text))).toEqual([
      "/contato",
      { serviceType: "", message: text },
    ]);
  });

  it("a calculator brings its service and its measures, line by line", () => {
    const { result } = runCalculator(paintCalculator, paintCalculator.example);
    expect(follow(measuresPath(paintCalculator, result!))).toEqual([
      "/contato",
      {
        serviceType: "pintura",
        message:
          "Quero um orçamento com estas medidas.\n\n" +
          "Feitas com: Calculadora de tinta\n" +
          "- Cômodo 1: 4,00 × 3,00 m, altura 2,70 m, 1 porta, 1 janela, com teto\n" +
          "- Área das paredes: 34,32 m²\n" +
          "- Área do teto: 12,00 m²\n" +
          "- Rótulo: 100 m² acabados, lata de 18 L, folga de 10%\n" +
          "- Tinta das paredes: 2 galões de 3,6 L\n" +
          "- Tinta do teto: 1 galão de 3,6 L",
      },
    ]);
    const ramp = runCalculator(rampCalculator, rampCalculator.example).result!;
    expect(follow(measuresPath(rampCalculator, ramp))[1]).toMatchObject({ serviceType: "" });
  });

  it.each([
    "",
    "?servico=golpe",
    "?interesse=inscricao",
    "?curso=golpe: pague o Pix",
    "?serviceType=pintura&message=Oi",
  ])("the address %j brings nothing", (search) => {
    expect(prefillFromAddress(search, COURSES)).toEqual({ serviceType: "", message: "" });
  });

  it("a course without a known interest is one to know more of", () => {
    for (const interest of ["", "&interesse=toString"]) {
      const { message } = prefillFromAddress(`?curso=Solar${interest}`, COURSES);
      expect(message).toBe("Quero saber mais sobre o curso “Solar”.");
    }
  });
});

it("the sheet of a request forgets no field of the form but who sent it", () => {
  const values = Object.fromEntries(Object.keys(quote.fields).map((name) => [name, `o ${name}`]));
  const shown = requestSheet({ number: "7K4M-9QXT", values }).rows.map(({ text }) => text);
  const { name: _name, email: _email, phone: _phone, ...asked } = values;
  expect(shown).toEqual(Object.values(asked));
});

describe("a text that leaves the page", () => {
  it.each([
    ["12\u00a0m² em São\u00a0Paulo", "12 m² em São Paulo"],
    ["\ud83d", ""],
    ["Parede \ud83d", "Parede "],
    ["\ude00 Parede 😀", " Parede 😀"],
    ["a & b + c\n100%", "a & b + c\n100%"],
  ])(
    "%j is %j in every link: with plain spaces, and without the half of an emoji",
    (text, sent) => {
      const page = { title: text, path: "/" };
      const textIn = (link: string, name: string) => new URL(link).searchParams.get(name);
      expect(textIn(whatsappLink(text), "text")).toBe(sent);
      expect(textIn(mailtoLink(text, `${text}.`), "subject")).toBe(sent);
      expect(textIn(mailtoLink("Oi", `${text}.`), "body")).toBe(`${sent}.`);
      expect(textIn(shareLinks(page).email, "subject")).toBe(sent);
      expect(textIn(shareLinks(page).whatsapp, "text")).toMatch(`${sent} http`);
    },
  );

  it("has plain spaces in a file of text and in what a page brings to the form", () => {
    expect(textFile(["R$\u00a02.000", "12\u00a0m²"])).toBe("R$ 2.000\n\n12 m²\n");
    expect(transcriptText("Área:\u00a012\u00a0m²", [])).toBe("Área: 12 m²\n");
    expect(follow(messageQuotePath("Parede de 12\u00a0m²"))[1]).toMatchObject({
      message: "Parede de 12 m²",
    });
  });
});

describe("the number of a request", () => {
  it("is short, without vowels, and read from the address", () => {
    expect(requestNumber("6f1c7a52-3a55-4a31-9a50-0f6f0d1c2b3a")).toBe("MBN9-P8Q7");
    expect(requestNumber("a-key.0000000000000000Zx_9-aB7")).toBe("005X-H76V");
    expect(numberFrom("?pedido=005X-H76V")).toBe("005X-H76V");
    for (const other of ["", "?pedido=1", "?pedido=7k4m-9qxt", "?pedido=<b>7K4M-9QX"]) {
      expect(numberFrom(other)).toBeUndefined();
    }
  });

  it("is on the sheet, with the date in São Paulo and what was given", () => {
    // 22 November in São Paulo, 23 November in UTC.
    const now = new Date("2026-11-23T01:30:00Z");
    const values = { name: "Ana", email: "ana@example.com", phone: "", message: "Duas\nlinhas" };
    const sheet = requestSheet(
      { number: "7K4M-9QXT", values: { ...values, serviceType: "pintura" } },
      now,
    );
    expect(sheet.rows).toEqual([
      { term: "Serviço", text: "Pintura" },
      { term: "Mensagem", text: "Duas\nlinhas" },
    ]);
    expect(sheetText(sheet)).toBe(
      "Olá! Pedi um orçamento em 22 de novembro de 2026 (Pintura). Número do pedido: 7K4M-9QXT.\n" +
        "Envio as fotos por aqui.",
    );
    expect(sheetText(requestSheet({ number: "7K4M-9QXT", values }, now))).toBe(
      "Olá! Pedi um orçamento em 22 de novembro de 2026. Número do pedido: 7K4M-9QXT.\n" +
        "Envio as fotos por aqui.",
    );
  });
});
