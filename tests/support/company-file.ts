import { readFileSync } from "node:fs";
import path from "node:path";

// What pages have to say of the company, from the file that an editor writes, and the placeholders
// of content/README.md. The module that the pages use, lib/site.ts, is what is tested.

type Hours = { days: string; opens: string; closes: string };
type Company = Record<string, string | null | undefined> & { hours?: Hours[] | null };

const file = path.join(process.env.CONTENT_ROOT || "content", "company.json");
const given = JSON.parse(readFileSync(file, "utf8")) as Company;

const phone = given.phone || "(11) 90000-0000";

/** "08:00" as the site writes it: "08h", and "07h30". */
const hour = (time: string) => {
  const [hours, minutes] = time.split(":");
  return minutes === "00" ? `${hours}h` : `${hours}h${minutes}`;
};

/** Facts of the company; the placeholders belong to nobody. */
export const site = {
  name: "PrimoZé",
  email: given.email || "contato@primoze.example",
  phone,
  phoneHref: `tel:+55${phone.replaceAll(/\D/g, "")}`,
  area: given.area ?? "",
  hours: (given.hours ?? []).map(({ days, opens, closes }) => ({
    days,
    time: `${hour(opens)}–${hour(closes)}`,
  })),
  copyrightYear: 2025,
} as const;

/** What the company itself has given. */
export const ownContact = { email: given.email, phone: given.phone };

const whatsapp = (text: string) =>
  `https://wa.me/${given.whatsapp || "5511900000000"}?text=${encodeURIComponent(text)}`;

const SEARCH_VIDEOS = "https://www.youtube.com/results?search_query=PrimoZ%C3%A9";
const channel = given.podcastChannel || given.youtube;

/**
 * Links to other sites: what the company has given, or where the link leads instead, and what it
 * then says.
 */
const LINKS = {
  instagram: [
    given.instagram,
    "https://www.instagram.com/explore/search/keyword/?q=PrimoZ%C3%A9",
    "Procurar no Instagram",
  ],
  youtube: [given.youtube, SEARCH_VIDEOS, "Procurar no YouTube"],
  podcastChannel: [channel, SEARCH_VIDEOS, "Procurar no YouTube"],
  contestSite: [
    given.contestSite,
    whatsapp("Olá! Quero participar do concurso Click na Pintura."),
    "Perguntar no WhatsApp",
  ],
  contestRules: [
    given.contestRules,
    whatsapp("Olá! Gostaria de receber o regulamento do concurso Click na Pintura."),
    "Pedir o regulamento no WhatsApp",
  ],
  volunteerForm: [
    given.volunteerForm,
    whatsapp("Olá! Quero ser voluntário nos projetos sociais da PrimoZé."),
    "Ajudar pelo WhatsApp",
  ],
  womenCourse: [
    given.womenCourse,
    whatsapp("Olá! Quero começar o curso Mulheres na Manutenção."),
    "Perguntar no WhatsApp",
  ],
  womenCommunity: [
    given.womenCommunity,
    whatsapp("Olá! Quero entrar na comunidade Mulheres na Manutenção."),
    "Falar da comunidade no WhatsApp",
  ],
} as const;

export const linkHref = (link: keyof typeof LINKS): string => LINKS[link][0] || LINKS[link][1];

/** @param label what the link says when the company has given its address */
export const linkLabel = (link: keyof typeof LINKS, label: string): string =>
  LINKS[link][0] ? label : LINKS[link][2];
