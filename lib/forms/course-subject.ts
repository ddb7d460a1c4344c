import { paths } from "@/lib/paths";

/** What a visitor may want of a course: the three buttons of the agenda (specification §2, §4). */
export type CourseInterest = "inscricao" | "lista-de-espera" | "saber-mais";

const sentences: Record<CourseInterest, (course: string) => string> = {
  inscricao: (course) => `Quero me inscrever no curso “${course}”.`,
  "lista-de-espera": (course) => `Quero entrar na lista de espera do curso “${course}”.`,
  "saber-mais": (course) => `Quero saber mais sobre o curso “${course}”.`,
};

/** Longer than any course's name; the address is the visitor's to change, so what it says is not believed blindly. */
const COURSE_NAME_MAX = 100;

/** Address of the contact form that names the course (design decision on §2's placeholder links). */
export function courseRequestPath(course: string, interest: CourseInterest): string {
  const query = new URLSearchParams({ curso: course, interesse: interest });
  return `${paths.contact}?${query}#orcamento`;
}

/** The first sentence of the message that such an address asks for; nothing when it names no course. */
export function courseMessage(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const course = query.get("curso")?.replace(/\s+/g, " ").trim().slice(0, COURSE_NAME_MAX);
  const interest = query.get("interesse") ?? "";
  const sentence = Object.hasOwn(sentences, interest)
    ? sentences[interest as CourseInterest]
    : sentences["saber-mais"];
  return course ? sentence(course) : undefined;
}
