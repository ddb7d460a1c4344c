import { courseMessage, courseRequestPath, type CourseInterest } from "@/lib/forms/course-subject";
import { FIELD_MAX } from "@/lib/limits";

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
    expect(courseMessage(url.search)).toBe(message);
  });
});

describe("courseMessage", () => {
  it.each([
    ["", undefined],
    ["?interesse=inscricao", undefined],
    ["?curso=%20", undefined],
    ["?curso=Solar", "Quero saber mais sobre o curso “Solar”."],
    ["?curso=Solar&interesse=toString", "Quero saber mais sobre o curso “Solar”."],
    ["?curso=%0A Solar%0A%0Ateto", "Quero saber mais sobre o curso “Solar teto”."],
  ])("%j → %j", (search, message) => {
    expect(courseMessage(search)).toBe(message);
  });

  it("cuts a long course name", () => {
    expect(courseMessage(`?curso=${"a".repeat(5000)}`)!.length).toBeLessThan(FIELD_MAX.message);
  });
});
