import type { CourseInterest } from "@/lib/content/education";
import { quote } from "@/supabase/functions/_shared/contract/quote";
import { paths } from "@/lib/paths";

const sentences: Record<CourseInterest, (course: string) => string> = {
  inscricao: (course) => `Quero me inscrever no curso “${course}”.`,
  "lista-de-espera": (course) => `Quero entrar na lista de espera do curso “${course}”.`,
  "proxima-turma": (course) => `Avise-me da próxima turma do curso “${course}”.`,
  "saber-mais": (course) => `Quero saber mais sobre o curso “${course}”.`,
};

/** Longer than every course name. A visitor can change the address, so the name is cut. */
const COURSE_NAME_MAX = 100;

/** Parameter of an address that names a course. */
export const COURSE_PARAMETER = "curso";

/** Address of the contact form for a course (docs/specification.md, table of open points, §2.7). */
export function courseRequestPath(course: string, interest: CourseInterest): string {
  const query = new URLSearchParams({ [COURSE_PARAMETER]: course, interesse: interest });
  return `${paths.contact}?${query}#orcamento`;
}

/** The course and the button of such an address; undefined if it names no course. */
export function courseRequest(search: string) {
  const query = new URLSearchParams(search);
  const course = query.get(COURSE_PARAMETER)?.replace(/\s+/g, " ").trim().slice(0, COURSE_NAME_MAX);
  const named = query.get("interesse") ?? "";
  const interest = Object.hasOwn(sentences, named) ? (named as CourseInterest) : "saber-mais";
  return course ? { course, interest } : undefined;
}

export type CourseRequest = NonNullable<ReturnType<typeof courseRequest>>;

const HEADINGS: Partial<Record<CourseInterest, string>> = {
  inscricao: "Inscrição",
  "lista-de-espera": "Lista de espera",
  "proxima-turma": "Próxima turma",
};

/** Heading of the form: "Inscrição: Comandos Elétricos". */
export const courseHeading = ({ course, interest }: CourseRequest) =>
  `${HEADINGS[interest] ?? "Curso"}: ${course}`;

/** The value of the form's service for a course: not longer than the field may be. */
export const courseService = (course: string) =>
  `${COURSE_SERVICE}${course}`.slice(0, quote.fields.serviceType.max);
const COURSE_SERVICE = "Curso: ";

/** The course of such a value. */
export const courseOfService = (service: string) =>
  service.startsWith(COURSE_SERVICE) ? service.slice(COURSE_SERVICE.length) : undefined;

/** First sentence of the message for a course. */
export const courseMessage = ({ course, interest }: CourseRequest) => sentences[interest](course);

/** A message that begins with this sentence, in the place of one for another course. */
export function withCourse(message: string, request: CourseRequest): string {
  const rest = message.replace(ANY_SENTENCE, "").trim();
  return [courseMessage(request), rest].filter(Boolean).join("\n\n");
}

const ANY_SENTENCE = new RegExp(
  `^(?:${Object.values(sentences)
    .map((sentence) => sentence("[^”\\n]*"))
    .map((pattern) => pattern.replace(/\.$/, "\\."))
    .join("|")})`,
  "m",
);
