import { REPLY_WORKING_DAYS } from "@/lib/limits";
import facts from "@/content/company.json" with { type: "json" };
import type { CompanyFacts } from "@/lib/content/collections/company";
import { encodeText } from "@/lib/format/outgoing-text";

const company = facts as CompanyFacts;

const NAME = "PrimoZé";

/** §2 and §9. */
const COPYRIGHT_YEAR = 2025;

/** What the company has not given yet has a default that belongs to nobody. */
const phone = company.phone || "(11) 90000-0000";

/** "08h–18h", "07h30–17h30" (§2), of times as "08:00". */
const hourRange = ({ opens, closes }: { opens: string; closes: string }) =>
  [opens, closes].map((time) => time.replace(":", "h").replace(/h00$/, "h")).join("–");

export function whatsappLink(text: string): string {
  return `https://wa.me/${company.whatsapp || "5511900000000"}?text=${encodeText(text)}`;
}

export function mailtoLink(subject: string, body?: string, address: string = site.email): string {
  const query = [`subject=${encodeText(subject)}`];
  if (body) query.push(`body=${encodeText(body)}`);
  return `mailto:${address}?${query.join("&")}`;
}

export const site = {
  name: NAME,
  podcastName: "PrimoZé Cast",
  tagline: "Segurança, conforto e eficiência em cada obra.",
  email: company.email || "contato@primoze.example",
  phone,
  phoneHref: `tel:+55${phone.replace(/\D/g, "")}`,
  area: company.area,
  /** Whether and what a visit costs. */
  visit: company.visit,
  hours: company.hours?.map((row) => ({ ...row, time: hourRange(row) })) ?? [],
  copyrightYear: COPYRIGHT_YEAR,
  copyright: `© ${COPYRIGHT_YEAR} ${NAME}`,
} as const;

/** The one promise of an answer; that of a quote is not given (docs/open-questions.md). */
export const replyTerm = `Respondemos por escrito em até ${REPLY_WORKING_DAYS}\u00a0dias úteis.`;

/** For files for programs: without the placeholders of `site`. */
export const ownContact = { email: company.email || undefined, phone: company.phone || undefined };

export const pressContact = company.pressContact || undefined;

export const ownContestSite = company.contestSite || undefined;

/** Without the pages that are used as defaults. */
export const ownProfiles = [company.instagram, company.youtube, company.facebook].flatMap(
  (profile) => profile || [],
);

export const fediverseProfile = company.fediverse || undefined;

const search = (base: string) => `${base}${encodeURIComponent(site.name)}`;

const channel = company.podcastChannel || company.youtube;
const searchVideos = search("https://www.youtube.com/results?search_query=");

const LINKS = {
  instagram: [
    company.instagram,
    search("https://www.instagram.com/explore/search/keyword/?q="),
    "Procurar no Instagram",
  ],
  youtube: [company.youtube, searchVideos, "Procurar no YouTube"],
  facebook: [
    company.facebook,
    search("https://www.facebook.com/search/top?q="),
    "Procurar no Facebook",
  ],
  contestSite: [
    company.contestSite,
    whatsappLink("Olá! Quero participar do concurso Click na Pintura."),
    "Perguntar no WhatsApp",
  ],
  contestRules: [
    company.contestRules,
    whatsappLink("Olá! Gostaria de receber o regulamento do concurso Click na Pintura."),
    "Pedir o regulamento no WhatsApp",
  ],
  volunteerForm: [
    company.volunteerForm,
    whatsappLink("Olá! Quero ajudar nos projetos sociais da PrimoZé."),
    "Ajudar pelo WhatsApp",
  ],
  womenCourse: [
    company.womenCourse,
    whatsappLink("Olá! Quero começar o curso Mulheres na Manutenção."),
    "Perguntar no WhatsApp",
  ],
  womenCommunity: [
    company.womenCommunity,
    whatsappLink("Olá! Quero entrar na comunidade Mulheres na Manutenção."),
    "Falar da comunidade no WhatsApp",
  ],
  podcastChannel: [channel, searchVideos, "Procurar no YouTube"],
} as const;
type LinkName = keyof typeof LINKS;

export const linkHref = (link: LinkName): string => LINKS[link][0] || LINKS[link][1];

/** The address of its own that a link has; undefined while there is none. */
export const ownLink = (link: LinkName): string | undefined => LINKS[link][0] || undefined;

/** The label of a link: `label` with an address of its own, else what its default address does. */
export const linkLabel = (link: LinkName, label: string): string =>
  LINKS[link][0] ? label : LINKS[link][2];
