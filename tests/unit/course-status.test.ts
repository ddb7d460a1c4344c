import { courseStatus } from "@/lib/content/course-status";

describe("course status (§2, §4)", () => {
  it.each([
    ["Inscrições Abertas", "open", "Inscreva-se Agora", "inscricao"],
    ["Vagas Esgotadas", "sold-out", "Lista de Espera", "lista-de-espera"],
    ["Em Breve", "soon", "Saiba Mais", "saber-mais"],
    ["Adiado", "other", "Saiba Mais", "saber-mais"],
    ["", "other", "Saiba Mais", "saber-mais"],
    ["constructor", "other", "Saiba Mais", "saber-mais"],
  ])("%j → %s, %s", (status, tone, action, interest) => {
    expect(courseStatus(status)).toEqual({ tone, action, interest });
  });
});
