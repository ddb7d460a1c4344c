// What an address says to the quote form: a course, or a number. A calculator: lib/calculators.
import type { CourseInterest } from "@/lib/content/education";
import { paths, QUOTE_ANCHOR } from "@/lib/paths";
import { SERVICE_MAX, SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { asRequestNumber } from "@/supabase/functions/_shared/contract/request-number";

const sentences: Record<CourseInterest, (course: string) => string> = {
  inscricao: (course) => `Quero me inscrever no curso “${course}”.`,
  "lista-de-espera": (course) => `Quero entrar na lista de espera do curso “${course}”.`,
  "proxima-turma": (course) => `Avise-me da próxima turma do curso “${course}”.`,
  "saber-mais": (course) => `Quero saber mais sobre o curso “${course}”.`,
};

export const COURSE_PARAMETER = "curso";

export function courseRequestPath(course: string, interest: CourseInterest): string {
  const query = new URLSearchParams({ [COURSE_PARAMETER]: course, interesse: interest });
  return `${paths.contact}?${query}#${QUOTE_ANCHOR}`;
}

/** Undefined for an unknown course: a link of a stranger cannot write into the form. */
export function courseRequest(search: string, courses: readonly string[]) {
  const query = new URLSearchParams(search);
  const course = query.get(COURSE_PARAMETER)?.replace(/\s+/g, " ").trim();
  const named = query.get("interesse") ?? "";
  const interest = Object.hasOwn(sentences, named) ? (named as CourseInterest) : "saber-mais";
  return course && courses.includes(course) ? { course, interest } : undefined;
}

export type CourseRequest = NonNullable<ReturnType<typeof courseRequest>>;

const HEADINGS: Partial<Record<CourseInterest, string>> = {
  inscricao: "Inscrição",
  "lista-de-espera": "Lista de espera",
  "proxima-turma": "Próxima turma",
};

export const courseHeading = ({ course, interest }: CourseRequest) =>
  `${HEADINGS[interest] ?? "Curso"}: ${course}`;

export const courseService = (course: string) => `${COURSE_SERVICE}${course}`.slice(0, SERVICE_MAX);
const COURSE_SERVICE = "Curso: ";

export const courseOfService = (service: string) =>
  service.startsWith(COURSE_SERVICE) ? service.slice(COURSE_SERVICE.length) : undefined;

export const courseMessage = ({ course, interest }: CourseRequest) => sentences[interest](course);

export function withCourse(message: string, request: CourseRequest): string {
  const rest = message.replace(ANY_SENTENCE, "").trim();
  return [courseMessage(request), rest].filter(Boolean).join("\n\n");
}

const patterns = Object.values(sentences).map((sentence) =>
  sentence("[^”\\n]*").replace(/\.$/, "\\."),
);
const ANY_SENTENCE = new RegExp(`^(?:${patterns.join("|")})`, "m");

export const SERVICE_PARAMETER = "servico";

export const serviceQuotePath = (service: string) =>
  `${paths.contact}?${new URLSearchParams({ [SERVICE_PARAMETER]: service })}#${QUOTE_ANCHOR}`;

/** The service that an address asks for, if the form offers it. */
export const serviceFrom = (search: string) =>
  SERVICE_OPTIONS.find(({ value }) => value === new URLSearchParams(search).get(SERVICE_PARAMETER))
    ?.value;

export const NUMBER_PARAMETER = "pedido";

export const numberFrom = (search: string) =>
  asRequestNumber(new URLSearchParams(search).get(NUMBER_PARAMETER));
