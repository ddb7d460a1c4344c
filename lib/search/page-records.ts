import { getContest, getNr35Items } from "@/lib/content/collections/pages";
import { longDate } from "@/lib/content/dates";
import { getSpecialProjects } from "@/lib/content/events";
import type { SitePage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { record, type RecordKind, type SearchRecord } from "@/lib/search/record";
import { plainText } from "@/lib/format/plain-text";
import { site } from "@/lib/site";

const KINDS: Record<string, RecordKind> = {
  [paths.services]: "landing",
  [paths.contact]: "landing",
  [paths.education]: "landing",
  [paths.womenInMaintenance]: "course",
  [paths.podcast]: "landing",
  [paths.photoContest]: "landing",
  [paths.socialProjects]: "landing",
  [paths.materialDonation]: "landing",
  [paths.pressRelease]: "press",
  [paths.mediaKit]: "press",
  [paths.pressRoom]: "press",
  [paths.privacy]: "legal",
  [paths.accessibility]: "legal",
};

/** The places in which people have what they ask about. */
export const PLACES =
  "casa apartamento sala quarto cozinha banheiro varanda sacada corredor lavanderia quintal garagem escada parede " +
  "loja escritório";

const CONTACT =
  "empresa atende trabalha cobra aceita faz serviço obra reforma crédito débito saber escritório";

/** The records of each page: itself, and each of its sections that has an address. */
export function pageRecords(pages: readonly SitePage[]): SearchRecord[] {
  const projects = getSpecialProjects();
  const moreTexts = sectionTexts();
  return pages.flatMap(({ path, title, lead, description, keywords, sections, body }) => {
    const kind = path.startsWith(paths.calculators) ? "calculator" : (KINDS[path] ?? "page");
    const project = projects.find(({ link }) => link === path);
    const texts = [lead, description, project?.subtitle, plainText(body.text)];
    return [
      record({
        url: path,
        kind,
        title,
        texts,
        // Whoever knows an address types its words.
        keywords: [...keywords, path],
        qualifiers: kind === "calculator" ? [PLACES] : [],
      }),
      ...sections.map((section) => {
        const url = `${path}#${section.id}`;
        const texts = [section.text, moreTexts[url]?.join("; ")];
        const { title: heading, keywords } = section;
        const part = {
          url,
          title: heading,
          texts,
          keywords,
          qualifiers: [title, site.name, path === paths.contact ? CONTACT : "empresa"],
        };
        // A contact fact or a certificate is what people want, not the page that has it.
        if (path === paths.contact) return record({ ...part, kind: "contact" });
        if (path === paths.services) return record({ ...part, kind: "service" });
        return record({ ...part, kind, page: title });
      }),
    ];
  });
}

/** What sections say that have no text in their page's file. */
function sectionTexts(): Record<string, string[]> {
  const { prizes, rules, phases } = getContest();
  return {
    [`${paths.contact}#telefone`]: [site.phone],
    [`${paths.contact}#email`]: [site.email],
    [`${paths.contact}#area`]: [site.area],
    [`${paths.contact}#horario`]: site.hours.map(({ days, time }) => `${days}, ${time}`),
    [`${paths.photoContest}#premios`]: prizes.map(
      ({ place, amount, extra }) => `${place}º lugar: R$ ${amount} e ${extra}`,
    ),
    [`${paths.photoContest}#regras`]: rules.map(({ title, text }) => `${title}: ${text}`),
    [`${paths.photoContest}#fases`]: phases.map(
      ({ name, from, to, text }) => `${name}: ${longDate(from)} a ${longDate(to)}. ${text}`,
    ),
    [`${paths.services}#nr35`]: getNr35Items().map(
      ({ title, requires, delivers }) => `${title}: ${requires} ${delivers}`,
    ),
  };
}
