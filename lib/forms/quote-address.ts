// What an address says to the quote form.
import type { CourseInterest } from "@/lib/content/education";
import { withPlainSpaces } from "@/lib/format/outgoing-text";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { paths, QUOTE_ANCHOR } from "@/lib/paths";
import { SERVICE_MAX, SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { asRequestNumber } from "@/supabase/functions/_shared/contract/request-number";

const SENTENCES: Record<CourseInterest, (course: string) => string> = {
  inscricao: (course) => `Quero me inscrever no curso “${course}”.`,
  "lista-de-espera": (course) => `Quero entrar na lista de espera do curso “${course}”.`,
  "saber-mais": (course) => `Quero saber mais sobre o curso “${course}”.`,
};

const quoteFormPath = (query: Record<string, string>, page: string = paths.contact) =>
  `${page}?${new URLSearchParams(query)}#${QUOTE_ANCHOR}`;

export const courseRequestPath = (course: string, interest: CourseInterest) =>
  quoteFormPath({ curso: course, interesse: interest });

/** How a message with the measures of a calculator begins. */
export const MEASURES_MESSAGE = "Quero um orçamento com estas medidas.";

/** The quote form, empty. */
export const QUOTE_PATH = `${paths.contact}#${QUOTE_ANCHOR}`;

/** @param page one that has the form; by default the contact page */
export const serviceQuotePath = (service: string, page?: string) =>
  quoteFormPath({ servico: service }, page);

export const messageQuotePath = (message: string, service?: string) =>
  quoteFormPath({ ...(service && { servico: service }), mensagem: withPlainSpaces(message) });

type Cta = { href: string; service?: string };

/** Where the call of an article leads. One to the contact page brings its service along. */
export const ctaPath = ({ href, service }: Cta) =>
  service && href === paths.contact ? serviceQuotePath(service) : href;

/** The quote form for a reader of an article. */
export const articleQuotePath = ({ cta: { service } }: { cta: Cta }) =>
  service ? serviceQuotePath(service) : QUOTE_PATH;

/** The request of somebody with a symptom, with what we ask back first. */
export const symptomQuotePath = (symptom: string, service: string) =>
  messageQuotePath(`${symptom}.\n\nOnde fica:\nDesde quando:\nBairro:\nPara quando:`, service);

/** The symptom that a message of `symptomQuotePath` begins with, also once its questions are answered. */
export const symptomOf = (message: string): string | undefined =>
  /^(.+)\.\n\nOnde fica:/.exec(message)?.[1]?.slice(0, SEARCH_TITLE_MAX);

/**
 * What an address brings for the two fields of the quote form that it may fill in: a service or a
 * course that the site offers, and a text, which the visitor sees before sending it. Blank for the
 * field that it says nothing of.
 */
export function prefillFromAddress(search: string, courses: readonly string[]) {
  const query = new URLSearchParams(search);
  const course = courses.find((name) => name === query.get("curso"));
  if (course) {
    const interest = query.get("interesse") ?? "";
    const known = Object.hasOwn(SENTENCES, interest) ? (interest as CourseInterest) : "saber-mais";
    const serviceType = `Curso: ${course}`.slice(0, SERVICE_MAX);
    return { serviceType, message: SENTENCES[known](course), course: serviceType };
  }
  const service = SERVICE_OPTIONS.find(({ value }) => value === query.get("servico"));
  return {
    serviceType: service?.value ?? "",
    message: query.get("mensagem") ?? "",
  };
}

export const NUMBER_PARAMETER = "pedido";

export const numberFrom = (search: string) =>
  asRequestNumber(new URLSearchParams(search).get(NUMBER_PARAMETER));
