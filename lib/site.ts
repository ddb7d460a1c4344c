/**
 * Company data and external links. The values that the specification leaves open ({email}, {phone},
 * URLs of other sites) come from environment variables (see .env.example). The default values
 * belong to nobody. The module also runs in the browser, so every variable is written out as
 * `process.env.NAME`, which Next can inline.
 */

const phone = process.env.NEXT_PUBLIC_COMPANY_PHONE || "(11) 90000-0000";
const whatsapp = process.env.NEXT_PUBLIC_COMPANY_WHATSAPP || "5511900000000";

/** A link that opens a WhatsApp chat with the company, with `text` filled in. */
export function whatsappLink(text: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
}

/** A mailto link with subject and optional body, to the company unless another address is given. */
export function mailtoLink(subject: string, body?: string, address: string = site.email): string {
  const query = [`subject=${encodeURIComponent(subject)}`];
  if (body) query.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${address}?${query.join("&")}`;
}

export const site = {
  name: "PrimoZé",
  /** The podcast, "{product} Cast" in §1. */
  podcastName: "PrimoZé Cast",
  tagline: "Segurança, conforto e eficiência em cada obra.",
  email: process.env.NEXT_PUBLIC_COMPANY_EMAIL || "contato@primoze.example",
  phone,
  phoneHref: `tel:+55${phone.replace(/\D/g, "")}`,
  area: "São Paulo e região metropolitana",
  hours: [
    {
      days: "Segunda a sexta",
      time: "08h–18h",
      /** The days in schema.org's names, for structured data. */
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "18:00",
    },
    { days: "Sábado", time: "08h–12h", weekdays: ["Saturday"], opens: "08:00", closes: "12:00" },
  ],
  copyrightYear: 2025,
} as const;

const searchUrl = (base: string) => `${base}${encodeURIComponent(site.name)}`;

/** Social profiles in the header and footer (§2.3, §2.4). */
export const socialLinks = {
  instagram:
    process.env.NEXT_PUBLIC_INSTAGRAM_URL ||
    searchUrl("https://www.instagram.com/explore/search/keyword/?q="),
  youtube:
    process.env.NEXT_PUBLIC_YOUTUBE_URL ||
    searchUrl("https://www.youtube.com/results?search_query="),
  facebook:
    process.env.NEXT_PUBLIC_FACEBOOK_URL || searchUrl("https://www.facebook.com/search/top?q="),
} as const;

/** The configured contact data, for files for programs: without the placeholders of `site`. */
export const ownContact = {
  email: process.env.NEXT_PUBLIC_COMPANY_EMAIL || undefined,
  phone: process.env.NEXT_PUBLIC_COMPANY_PHONE || undefined,
};

/** The configured site of the contest, without the WhatsApp conversation that is its default. */
export const ownContestSite = process.env.NEXT_PUBLIC_CONTEST_URL || undefined;

/** The configured profiles, without the search pages that are used as defaults. */
export const ownProfiles = [
  process.env.NEXT_PUBLIC_INSTAGRAM_URL,
  process.env.NEXT_PUBLIC_YOUTUBE_URL,
  process.env.NEXT_PUBLIC_FACEBOOK_URL,
].flatMap((profile) => profile || []);

/** External links that §2 names without a URL. */
export const externalLinks = {
  contestSite:
    process.env.NEXT_PUBLIC_CONTEST_URL ||
    whatsappLink("Olá! Quero participar do concurso Click na Pintura."),
  contestRules:
    process.env.NEXT_PUBLIC_CONTEST_RULES_URL ||
    whatsappLink("Olá! Gostaria de receber o regulamento do concurso Click na Pintura."),
  volunteerForm:
    process.env.NEXT_PUBLIC_VOLUNTEER_FORM_URL ||
    whatsappLink("Olá! Quero ser voluntário nos projetos sociais da PrimoZé."),
  womenCourse:
    process.env.NEXT_PUBLIC_WOMEN_COURSE_URL ||
    whatsappLink("Olá! Quero começar o curso Mulheres na Manutenção."),
  womenCommunity:
    process.env.NEXT_PUBLIC_WOMEN_COMMUNITY_URL ||
    whatsappLink("Olá! Quero entrar na comunidade Mulheres na Manutenção."),
  podcastChannel: process.env.NEXT_PUBLIC_PODCAST_CHANNEL_URL || socialLinks.youtube,
} as const;

const podcastAddress =
  process.env.NEXT_PUBLIC_PODCAST_CHANNEL_URL || process.env.NEXT_PUBLIC_YOUTUBE_URL;

/** Links whose own address may be missing: the address, and what the default one does. */
const LINK_LABELS = {
  contestSite: [process.env.NEXT_PUBLIC_CONTEST_URL, "Falar do concurso no WhatsApp"],
  contestRules: [process.env.NEXT_PUBLIC_CONTEST_RULES_URL, "Pedir o regulamento no WhatsApp"],
  volunteerForm: [process.env.NEXT_PUBLIC_VOLUNTEER_FORM_URL, "Oferecer ajuda no WhatsApp"],
  womenCourse: [process.env.NEXT_PUBLIC_WOMEN_COURSE_URL, "Falar sobre o curso no WhatsApp"],
  podcastChannel: [podcastAddress, "Procurar no YouTube"],
  podcastEpisodes: [podcastAddress, "Procurar os episódios no YouTube"],
  youtube: [process.env.NEXT_PUBLIC_YOUTUBE_URL, "Procurar no YouTube"],
  instagram: [process.env.NEXT_PUBLIC_INSTAGRAM_URL, "Procurar no Instagram"],
} as const;

/** The label of a link: `label` with an address of its own, else what its default address does. */
export function linkLabel(link: keyof typeof LINK_LABELS, label: string): string {
  const [address, otherwise] = LINK_LABELS[link];
  return address ? label : otherwise;
}
