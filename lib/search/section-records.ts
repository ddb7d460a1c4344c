import { pageKind } from "@/lib/catalogue/pages";
import { getContest, getNr35Items } from "@/lib/content/collections/pages";
import { longDate } from "@/lib/content/dates";
import { getSitePages } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { record, type SearchRecord } from "@/lib/search/record";
import { site } from "@/lib/site";

const CONTACT =
  "empresa atende trabalha cobra aceita faz serviço obra reforma crédito débito saber escritório";

/** The records of the sections with an address that the files of the pages name. */
export function sectionRecords(): SearchRecord[] {
  const moreTexts = sectionTexts();
  return getSitePages().flatMap(({ path, title: page, sections }) =>
    sections.map(({ id, title, text, keywords }) => {
      const url = `${path}#${id}`;
      const part = {
        url,
        title,
        texts: [text, moreTexts[url]?.join("; ")],
        keywords,
        qualifiers: [page, site.name, path === paths.contact ? CONTACT : "empresa"],
      };
      // A contact fact or a certificate is what people want, not the page that has it.
      if (path === paths.contact) return record({ ...part, kind: "contact" });
      if (path === paths.services) return record({ ...part, kind: "service" });
      return record({ ...part, kind: pageKind(path), page });
    }),
  );
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
