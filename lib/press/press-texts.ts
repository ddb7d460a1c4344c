import type { Contest } from "@/lib/content/collections/contest";
import { isOver, longDate, numericDate } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import type { ContestRelease, ListedRelease, Release, MediaKit } from "@/lib/content/press";
import { PRESS_REPLY_HOURS } from "@/lib/limits";
import { paths, releasePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { ownContact, ownContestSite, pressContact as pressContactName, site } from "@/lib/site";
import { block, textFile } from "@/lib/press/text-file";
import { plainText } from "@/lib/seo/plain-text";
import { formatReais } from "@/lib/format/money";
import { colorNames, hex, rgbText } from "@/lib/drawings/palette";

export const releaseText = (release: Release): string =>
  textFile([
    ...opening(release),
    plainText(release.body.text),
    pressContact(releasePath(release.name)),
  ]);

function opening({ title, lead, city, date, isDateInvented, lastDay, hold }: ListedRelease) {
  const ended = lastDay && isOver(lastDay) && `Terminou em ${numericDate(lastDay)}`;
  const status = hold ?? (ended || "Para divulgação imediata");
  const place = isDateInvented ? city : `${city}, ${longDate(date)}`;
  return [`RELEASE PARA A IMPRENSA\n${status}`, place, title, lead];
}

type ContestReleaseParts = {
  listed: ListedRelease;
  page: PageContent;
  release: ContestRelease;
  contest: Contest;
};

export function contestReleaseText({ listed, page, release, contest }: ContestReleaseParts) {
  const { confirmed } = release;
  return textFile([
    ...opening(listed),
    plainText(page.body.text),
    block(
      "O concurso em números",
      ...keyFigures(contest, release).map(
        ({ label, value, text }) => `- ${label}: ${value} (${text})`,
      ),
    ),
    block(release.bonusTitle, release.bonusText),
    ...(confirmed.quote ? [`“${confirmed.quote.text}”\n${confirmed.quote.author}`] : []),
    block("Calendário", ...release.schedule.map(scheduleLine(release.lastDay))),
    block("Parceiros", ...release.partners.map(({ role, name }) => `- ${role}: ${name}`)),
    block(release.ecosystemTitle, plainText(release.body.text)),
    block(
      "Como participar",
      ...release.participate.map((step, index) => `${index + 1}. ${step}`),
      `Site do concurso: ${ownContestSite ?? absoluteUrl(paths.photoContest)}`,
    ),
    pressContact(paths.pressRelease),
  ]);
}

const scheduleLine =
  (lastDay: string) =>
  ({ name, from, to, text }: ContestRelease["schedule"][number]) => {
    const last = to ?? lastDay;
    const days = from && to ? `, ${numericDate(from)} a ${numericDate(to)}` : "";
    const ended = isOver(last) ? ` (terminou em ${numericDate(last)})` : "";
    return `- ${name}${days}${ended}: ${text}`;
  };

const pressContact = (path: string): string =>
  block(
    "Contato para a imprensa",
    ...[pressContactName, ownContact.email, ownContact.phone].filter((line) => line !== undefined),
    `Resposta em até ${PRESS_REPLY_HOURS} horas.`,
    `Esta página: ${absoluteUrl(path)}`,
    `Logotipos e imagens: ${absoluteUrl(paths.mediaKit)}`,
  );

type Scope = Pick<ContestRelease, "scope" | "scopeText">;

export const keyFigures = ({ prizesAbove, scholarships }: Contest, { scope, scopeText }: Scope) => [
  {
    label: "Prêmios acima de",
    value: formatReais(prizesAbove),
    text: "em dinheiro, kits e materiais",
  },
  { label: "Bônus", value: String(scholarships), text: "bolsas de estudo de fotografia" },
  { label: "Alcance", value: scope, text: scopeText },
];

export const mediaKitText = (page: PageContent, kit: MediaKit): string =>
  textFile([
    `${page.heading.toLocaleUpperCase("pt-BR")} · ${site.name}`,
    page.lead,
    block(`Sobre a ${site.name}`, plainText(kit.body.text)),
    block(
      "Dados",
      ...kit.facts.map(({ term, text }) => `- ${term}: ${text}`),
      `- Atuação: ${site.area}`,
    ),
    block(
      "Em números",
      ...kit.statistics.map(({ value, label, text }) => `- ${value} ${label} ${text}`),
    ),
    block(
      "Cores",
      ...kit.colors.map(
        ({ id, use }) => `- ${colorNames[id]}: ${hex[id]}, ${rgbText(hex[id])}. ${use}.`,
      ),
    ),
    block("Logotipos", ...kit.logos.map(({ name, text }) => `- ${name}: ${text}`)),
    block(
      "Imagens",
      ...kit.assets.map(({ name, text }) => `- ${name}: ${text}`),
      `Crédito: ${kit.credit}`,
    ),
    block("Pode", ...kit.dos.map(rule)),
    block("Não pode", ...kit.donts.map(rule)),
    ...(kit.confirmedLicence.length > 0 ? [block("Licença", ...kit.confirmedLicence)] : []),
    pressContact(paths.mediaKit),
  ]);

const rule = ({ title, text }: { title: string; text: string }) => `- ${title}: ${text}`;
