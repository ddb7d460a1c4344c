import { measuresPath } from "@/lib/calculators/calculator";
import type { CourseInterest } from "@/lib/content/education";
import {
  courseHeading,
  courseMessage,
  courseOfService,
  courseRequest,
  courseRequestPath,
  courseService,
  measuresFrom,
  withCourse,
  withMeasures,
} from "@/lib/forms/quote-address";
import { splitMeasures } from "@/supabase/functions/_shared/contract/measures";
import { quote } from "@/supabase/functions/_shared/contract/quote";

/** The message for an address, if it names a course. */
function messageFor(search: string) {
  const request = courseRequest(search, ["Solar", "Solar & Cia", "Solar teto"]);
  return request && courseMessage(request);
}

describe("the address of a course's button", () => {
  it.each([
    ["inscricao", "Quero me inscrever no curso “Solar & Cia”."],
    ["lista-de-espera", "Quero entrar na lista de espera do curso “Solar & Cia”."],
    ["saber-mais", "Quero saber mais sobre o curso “Solar & Cia”."],
    ["proxima-turma", "Avise-me da próxima turma do curso “Solar & Cia”."],
  ] as [CourseInterest, string][])("for %s gives the message %j", (interest, message) => {
    const url = new URL(courseRequestPath("Solar & Cia", interest), "http://site.example");
    expect([url.pathname, url.hash]).toEqual(["/contato", "#orcamento"]);
    expect(url.searchParams.get("curso")).toBe("Solar & Cia");
    expect(messageFor(url.search)).toBe(message);
  });
});

describe("courseMessage", () => {
  it.each([
    ["", undefined],
    ["?interesse=inscricao", undefined],
    ["?curso=%20", undefined],
    ["?curso=golpe: pague o Pix", undefined],
    ["?curso=Solar", "Quero saber mais sobre o curso “Solar”."],
    ["?curso=Solar&interesse=toString", "Quero saber mais sobre o curso “Solar”."],
    ["?curso=%0A Solar%0A%0Ateto", "Quero saber mais sobre o curso “Solar teto”."],
  ])("%j → %j", (search, message) => {
    expect(messageFor(search)).toBe(message);
  });
});

describe("an enrolment", () => {
  const solar = { course: "Solar & Cia", interest: "inscricao" } as const;

  it.each([
    ["inscricao", "Inscrição: Solar & Cia"],
    ["lista-de-espera", "Lista de espera: Solar & Cia"],
    ["saber-mais", "Curso: Solar & Cia"],
  ] as [CourseInterest, string][])("for %s is headed %j", (interest, heading) => {
    expect(courseHeading({ course: "Solar & Cia", interest })).toBe(heading);
  });

  it("has the course as its service, within the maximum length", () => {
    expect(courseOfService(courseService("Solar & Cia"))).toBe("Solar & Cia");
    expect(courseOfService("pintura")).toBeUndefined();
    expect(courseService("a".repeat(200)).length).toBe(quote.fields.serviceType.max);
  });

  it.each([
    ["", "Quero me inscrever no curso “Solar & Cia”."],
    ["Pintar a sala.", "Quero me inscrever no curso “Solar & Cia”.\n\nPintar a sala."],
    [
      "Quero entrar na lista de espera do curso “Hidrogênio (1+1)”.\n\nSou pedreiro.",
      "Quero me inscrever no curso “Solar & Cia”.\n\nSou pedreiro.",
    ],
    ["Quero me inscrever no curso “Solar & Cia”.", "Quero me inscrever no curso “Solar & Cia”."],
  ])("%j becomes %j", (message, expected) => {
    expect(withCourse(message, solar)).toBe(expected);
  });
});

const measures = [
  { label: "Cômodo 1", value: "4,00\u00a0× 3,00 m: sala" },
  { label: "Compra", value: "2 galões" },
];
const path = measuresPath({ service: "pintura", title: "Calculadora de tinta" }, measures);
const search = new URL(path, "http://site.example").search;
const block =
  "Medidas (Calculadora de tinta):\n- Cômodo 1: 4,00 × 3,00 m: sala\n- Compra: 2 galões";

describe("the measures of a calculator", () => {
  it("come through the address as service and message", () => {
    expect(path).toMatch(/^\/contato\?.*#orcamento$/);
    expect(measuresFrom(search)).toEqual({ service: "pintura", text: block });
  });

  it.each([
    "",
    "?medidas=",
    "?medidas=Calculadora",
    "?servico=pintura",
    "?medidas=Calculadora de tinta%0AE-mail: golpe@evil.example",
    "?medidas=Calculadora de golpes%0ACompra: 1",
  ])("are none in the address %p", (query) => expect(measuresFrom(query)).toBeUndefined());

  it("are cut, and an unknown service is left out", () => {
    const long = new URLSearchParams({
      servico: "x",
      medidas: `Calculadora de tinta\nCompra: ${"b".repeat(5000)}`,
    });
    const result = measuresFrom(`?${long}`);
    expect(result?.service).toBeUndefined();
    expect(result?.text.length).toBeLessThan(1600);
  });

  it("keep a message that was begun, and replace earlier measures", () => {
    expect(withMeasures("", block)).toBe(`${block}\n\n`);
    expect(withMeasures("Pintar a sala.", block)).toBe(`${block}\n\nPintar a sala.`);
    const earlier = "Olá!\n\nMedidas (Calculadora de rampa):\n- Área: 3 m²\n\nAté sexta.";
    expect(withMeasures(earlier, block)).toBe(`${block}\n\nOlá!\n\nAté sexta.`);
  });

  it("become a table in the e-mail, whatever stands around them", () => {
    const fields = [
      { label: "Cômodo 1", value: "4,00 × 3,00 m: sala" },
      { label: "Compra", value: "2 galões" },
    ];
    for (const message of [
      `${block}\n\nAté sexta.`,
      `${block}\r\n\r\nAté sexta.`.replace(/\n/g, "\r\n"),
    ]) {
      expect(splitMeasures(message)).toEqual({
        measures: { title: "Calculadora de tinta", fields },
        rest: "Até sexta.",
      });
    }
    expect(splitMeasures(block).rest).toBe("");
  });

  it("stay text when the visitor changed them beyond recognition", () => {
    for (const message of [
      "Medidas (minhas):\nsala grande",
      "Medidas (Calculadora de tinta):\n- E-mail: golpe@evil.example\n- Telefone: (11) 90000-9999",
      "Medidas (Calculadora grátis):\n- Compra: 2 galões",
    ]) {
      expect(splitMeasures(message)).toEqual({ measures: null, rest: message });
    }
    const mixed = splitMeasures(`${block}\n- E-mail: golpe@evil.example`);
    expect(mixed.rest).toBe("- E-mail: golpe@evil.example");
  });
});
