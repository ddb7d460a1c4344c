/** The three buttons of a course in the agenda (§2.7), and the one of a course that is over. */
export type CourseInterest = "inscricao" | "lista-de-espera" | "saber-mais" | "proxima-turma";

/** How a course's status is shown: tone of the badge, label of the button, subject of its form. */
export type CourseStatus = {
  tone: "open" | "sold-out" | "soon" | "other";
  action: string;
  interest: CourseInterest;
};

const known = new Map<string, CourseStatus>([
  ["Inscrições Abertas", { tone: "open", action: "Inscreva-se Agora", interest: "inscricao" }],
  ["Vagas Esgotadas", { tone: "sold-out", action: "Lista de Espera", interest: "lista-de-espera" }],
  ["Em Breve", { tone: "soon", action: "Saiba Mais", interest: "saber-mais" }],
]);

/** Badge and button of a course's status (specification §2, §4); unknown values are grey. */
export const courseStatus = (status: string): CourseStatus =>
  known.get(status) ?? { tone: "other", action: "Saiba Mais", interest: "saber-mais" };
