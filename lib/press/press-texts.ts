import { isOver, longDate, numericDate } from "@/lib/content/dates";
import { type Contest, getContest, type PressText } from "@/lib/content/collections/pages";
import { getPage } from "@/lib/content/pages";
import {
  type ContestRelease,
  listedContestRelease,
  type ListedRelease,
  type MediaKit,
  type Release,
} from "@/lib/content/press";
import { PRESS_REPLY_HOURS } from "@/lib/limits";
import { paths, releasePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { ownContact, ownContestSite, pressContact, site } from "@/lib/site";
import { block, textFile } from "@/lib/press/text-file";
import { plainTextWithAddresses } from "@/lib/format/plain-text";
import { formatReais } from "@/lib/format/money";

/** Who the company is, as its media kit says it. */
export const aboutText = ({ body }: Pick<MediaKit, "body">): string =>
  textFile([
    `SOBRE A ${site.name.toUpperCase()}`,
    plainTextWithAddresses(body.text),
    contactBlock(paths.mediaKit),
  ]);

/** The English summary of the press room. */
export const englishText = ({ title, body }: PressText): string =>
  textFile([
    title.toUpperCase(),
    plainTextWithAddresses(body.text),
    block("Press contact", ...contactLines(), absoluteUrl(paths.pressRoom)),
  ]);

export const releaseText = (release: Release): string =>
  textFile([
    ...opening(release),
    plainTextWithAddresses(release.body.text),
    contactBlock(releasePath(release.name)),
  ]);

function opening({ title, lead, city, date, isDateInvented, lastDay, hold }: ListedRelease) {
  const ended = lastDay && isOver(lastDay) && `Terminou em ${numericDate(lastDay)}`;
  const status = hold ?? (ended || "Para divulgação imediata");
  const place = isDateInvented ? city : `${city}, ${longDate(date)}`;
  return [`RELEASE PARA A IMPRENSA\n${status}`, place, title, lead];
}

export function contestReleaseText(release: ContestRelease): string {
  const { quote } = release.confirmed;
  return textFile([
    ...opening(listedContestRelease()),
    plainTextWithAddresses(getPage("click-na-pintura-release").body.text),
    block(
      "O concurso em números",
      ...keyFigures(getContest(), release).map(
        ({ label, value, text }) => `- ${label}: ${value} (${text})`,
      ),
    ),
    block(release.bonusTitle, release.bonusText),
    ...(quote ? [`“${quote.text}”\n${quote.author}`] : []),
    block("Calendário", ...release.schedule.map(scheduleLine(release.lastDay))),
    block("Parceiros", ...release.partners.map(({ role, name }) => `- ${role}: ${name}`)),
    block(release.ecosystemTitle, plainTextWithAddresses(release.body.text)),
    block(
      "Como participar",
      ...(isOver(release.lastDay) ? [endedText(release.lastDay)] : []),
      ...release.participate.map((step, index) => `${index + 1}. ${step}`),
      `Site do concurso: ${ownContestSite ?? absoluteUrl(paths.photoContest)}`,
    ),
    contactBlock(paths.pressRelease),
  ]);
}

/** Before the steps of a contest that nobody can enter any more. */
export const endedText = (lastDay: string): string =>
  `O envio das fotos terminou em ${longDate(lastDay)}. Estes passos ficam como registro.`;

const scheduleLine =
  (lastDay: string) =>
  ({ name, from, to, text }: ContestRelease["schedule"][number]) => {
    const last = to ?? lastDay;
    const days = from && to ? `, ${numericDate(from)} a ${numericDate(to)}` : "";
    const ended = isOver(last) ? ` (terminou em ${numericDate(last)})` : "";
    return `- ${name}${days}${ended}: ${text}`;
  };

const contactLines = () =>
  [pressContact, ownContact.email, ownContact.phone].filter((line) => line !== undefined);

/** Who answers, with the address of the page. */
export const contactBlock = (path: string): string =>
  block(
    "Contato para a imprensa",
    ...contactLines(),
    `Resposta em até ${PRESS_REPLY_HOURS} horas.`,
    `Esta página: ${absoluteUrl(path)}`,
    `Logotipos e imagens: ${absoluteUrl(paths.mediaKit)}`,
  );

/** What page and ZIP say while the licence is an example. */
export const LICENCE_TO_COME =
  "A empresa ainda vai publicar os termos. Até lá, peça autorização por e-mail.";

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
