/**
 * The company's facts and its links to the outside. What the specification leaves open ({email}, {phone}, the
 * addresses of other sites) comes from the environment variables that .env.example explains; the defaults cannot
 * reach a stranger. This module is also read in the browser, so it names each variable in full for Next to inline.
 */

const phone = process.env.NEXT_PUBLIC_COMPANY_PHONE || "(11) 90000-0000";
const whatsapp = process.env.NEXT_PUBLIC_COMPANY_WHATSAPP || "5511900000000";

/** A WhatsApp link that opens a conversation with the company and `text` already typed. */
export function whatsappLink(text: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
}

/** A mail draft to the company with subject and, if given, body filled in; nothing is sent. */
export function mailtoLink(subject: string, body?: string): string {
  const query = [`subject=${encodeURIComponent(subject)}`];
  if (body) query.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${site.email}?${query.join("&")}`;
}

export const site = {
  name: "PrimoZé",
  /** The name of §1's "{product} Cast". */
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
      /** The same for machines: schema.org's names of the days. */
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "18:00",
    },
    { days: "Sábado", time: "08h–12h", weekdays: ["Saturday"], opens: "08:00", closes: "12:00" },
  ],
  copyrightYear: 2025,
} as const;

const search = (base: string) => `${base}${encodeURIComponent(site.name)}`;

/** Profiles of §2's footer and header. */
export const socialLinks = {
  instagram:
    process.env.NEXT_PUBLIC_INSTAGRAM_URL ||
    search("https://www.instagram.com/explore/search/keyword/?q="),
  youtube:
    process.env.NEXT_PUBLIC_YOUTUBE_URL || search("https://www.youtube.com/results?search_query="),
  facebook:
    process.env.NEXT_PUBLIC_FACEBOOK_URL || search("https://www.facebook.com/search/top?q="),
} as const;

/** The profiles that were really given; a platform's search page says nothing about who the company is. */
export const ownProfiles = [
  process.env.NEXT_PUBLIC_INSTAGRAM_URL,
  process.env.NEXT_PUBLIC_YOUTUBE_URL,
  process.env.NEXT_PUBLIC_FACEBOOK_URL,
].flatMap((profile) => profile || []);

/** Destinations outside the site that §2 names without an address. */
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
