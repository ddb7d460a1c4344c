import type { CourseInterest } from "@/lib/content/education";
import {
  courseHeading,
  courseMessage,
  courseOfService,
  courseRequest,
  courseRequestPath,
  courseService,
  withCourse,
} from "@/lib/forms/quote-address";
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
