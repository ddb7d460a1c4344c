import { handoutPath, paths } from "@/lib/paths";

const PAGES: Partial<Record<string, string>> = {
  [paths.services]: "Vi os serviços no site. Preciso de ajuda com:",
  [paths.education]: "Vi a agenda de cursos no site e quero saber mais sobre o curso",
  [paths.womenInMaintenance]: "Quero saber mais sobre o curso Mulheres na Manutenção.",
  [paths.photoContest]: "Quero saber mais sobre o concurso Click na Pintura.",
  [paths.socialProjects]: "Quero falar sobre os projetos sociais.",
  [paths.materialDonation]: "Quero doar materiais para os projetos sociais.",
  [paths.podcast]: "Quero falar sobre o PrimoZé Cast.",
};

/** The beginning of a WhatsApp message. @param title of an article, a calculator or a symptom */
export const contactText = (path: string, title?: string): string =>
  `Olá! ${subjectOf(path, title) ?? "Vim pelo site e gostaria de um orçamento."}`;

function subjectOf(path: string, title?: string): string | undefined {
  if (!title) return PAGES[path.startsWith(handoutPath("")) ? paths.womenInMaintenance : path];
  if (path.startsWith(paths.symptoms)) return `Estou com este problema: ${title}.`;
  if (path.startsWith(paths.calculators))
    return `Usei a ${title.replace(/^C/, "c")} do site e quero um orçamento.`;
  return `Li “${title}” no site e quero falar sobre isso.`;
}
