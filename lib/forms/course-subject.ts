import { paths } from "@/lib/paths";

/** The three buttons of a course in the agenda (§2.7), and the one of a course that is over. */
export type CourseInterest = "inscricao" | "lista-de-espera" | "saber-mais" | "proxima-turma";

const sentences: Record<CourseInterest, (course: string) => string> = {
  inscricao: (course) => `Quero me inscrever no curso “${course}”.`,
  "lista-de-espera": (course) => `Quero entrar na lista de espera do curso “${course}”.`,
  "proxima-turma": (course) => `Avise-me da próxima turma do curso “${course}”.`,
  "saber-mais": (course) => `Quero saber mais sobre o curso “${course}”.`,
};

/** Longer than every course name. A visitor can change the address, so the name is cut. */
const COURSE_NAME_MAX = 100;

/** Address of the contact form for a course (docs/specification.md, table of open points, §2.7). */
export function courseRequestPath(course: string, interest: CourseInterest): string {
  const query = new URLSearchParams({ curso: course, interesse: interest });
  return `${paths.contact}?${query}#orcamento`;
}

/** First sentence of the message for such an address; undefined if it names no course. */
export function courseMessage(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const course = query.get("curso")?.replace(/\s+/g, " ").trim().slice(0, COURSE_NAME_MAX);
  const interest = query.get("interesse") ?? "";
  const sentence = Object.hasOwn(sentences, interest)
    ? sentences[interest as CourseInterest]
    : sentences["saber-mais"];
  return course ? sentence(course) : undefined;
}
