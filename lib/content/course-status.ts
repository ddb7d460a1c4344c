import type { CourseInterest } from "@/lib/forms/course-subject";

/** How a course's status shows: the badge's tone, the button's label and what the button asks for. */
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

/** The look and the button of a course's status (specification §2, §4); any value but the three known ones is grey. */
export const courseStatus = (status: string): CourseStatus =>
  known.get(status) ?? { tone: "other", action: "Saiba Mais", interest: "saber-mais" };
