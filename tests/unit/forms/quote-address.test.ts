import {
  courseRequestPath,
  messageQuotePath,
  serviceQuotePath,
  broughtByAddress,
} from "@/lib/forms/quote-address";
import type { CourseInterest } from "@/lib/content/education";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { rampCalculator } from "@/components/calculators/rampa/definition";
import { measuresPath, runCalculator } from "@/lib/calculators/calculator";

const COURSES = ["Solar", "Solar & Cia"];

/** What the form of the address gets. */
function follow(path: string) {
  const url = new URL(path, "http://site.example");
  expect(url.hash).toBe("#orcamento");
  return [url.pathname, broughtByAddress(url.search, COURSES)];
}

it.each([
  ["inscricao", "Quero me inscrever no curso “Solar & Cia”."],
  ["lista-de-espera", "Quero entrar na lista de espera do curso “Solar & Cia”."],
  ["saber-mais", "Quero saber mais sobre o curso “Solar & Cia”."],
  ["proxima-turma", "Avise-me da próxima turma do curso “Solar & Cia”."],
] as [CourseInterest, string][])("a course's button for %s brings %j", (interest, message) => {
  const service = "Curso: Solar & Cia";
  expect(follow(courseRequestPath("Solar & Cia", interest))).toEqual([
    "/contato",
    { serviceType: service, message, course: service },
  ]);
});

it("a service's button brings the service, on the page that has the form", () => {
  expect(follow(serviceQuotePath("eletrica"))).toEqual([
    "/contato",
    { serviceType: "eletrica", message: "" },
  ]);
  expect(follow(serviceQuotePath("eletrica", "/servicos"))[0]).toBe("/servicos");
});

it("a text is brought as it is, and no longer than a message", () => {
  const text = "Área: 12 m² & <b>\n- a+b = 100%";
  expect(follow(messageQuotePath(text))).toEqual(["/contato", { serviceType: "", message: text }]);
  expect(follow(messageQuotePath("m".repeat(2500), "pintura"))).toEqual([
    "/contato",
    { serviceType: "pintura", message: "m".repeat(2000) },
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
        "- Cômodo 1: Quarto: 4,00 × 3,00 m, altura 2,70 m, 1 porta, 1 janela, com teto\n" +
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
  expect(broughtByAddress(search, COURSES)).toEqual({ serviceType: "", message: "" });
});

it("a course without a known interest is one to know more of", () => {
  for (const interest of ["", "&interesse=toString"]) {
    const { message } = broughtByAddress(`?curso=Solar${interest}`, COURSES);
    expect(message).toBe("Quero saber mais sobre o curso “Solar”.");
  }
});
