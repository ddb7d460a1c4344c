// What an address says to the quote form: a course, measures of a calculator, or a number.
import type { CourseInterest } from "@/lib/content/education";
import { paths, QUOTE_ANCHOR } from "@/lib/paths";
import { isCalculatorTitle, isMeasure } from "@/supabase/functions/_shared/contract/measures";
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

const SERVICE_PARAMETER = "servico";

export const serviceQuotePath = (service: string) =>
  `${paths.contact}?${new URLSearchParams({ [SERVICE_PARAMETER]: service })}#${QUOTE_ANCHOR}`;

/** The service that an address asks for, if the form offers it. */
export const serviceFrom = (search: string) =>
  SERVICE_OPTIONS.find(({ value }) => value === new URLSearchParams(search).get(SERVICE_PARAMETER))
    ?.value;

/** A visitor can change the address, and the message has a maximum length. */
const MEASURES_MAX = 1500;

export const MEASURES_PARAMETER = "medidas";

export function measuresFrom(search: string) {
  const query = new URLSearchParams(search);
  const lines = (query.get(MEASURES_PARAMETER) ?? "")
    .slice(0, MEASURES_MAX)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const [title = "", ...others] = lines;
  const measures = others.filter(isMeasure);
  if (!isCalculatorTitle(title) || measures.length === 0) return undefined;
  const service = serviceFrom(search);
  // contract/measures.ts reads this block.
  const text = [`Medidas (${title}):`, ...measures.map((line) => `- ${line}`)].join("\n");
  return { service, text };
}

const BLOCK = /^Medidas \([^\n]*\):\n(?:- [^\n]*(?:\n|$))*\n*/m;

export function withMeasures(message: string, block: string): string {
  const rest = message.replace(BLOCK, "").trim();
  return rest ? `${block}\n\n${rest}` : `${block}\n\n`;
}

export const NUMBER_PARAMETER = "pedido";

export const numberFrom = (search: string) =>
  asRequestNumber(new URLSearchParams(search).get(NUMBER_PARAMETER));
