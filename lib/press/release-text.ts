import type { Contest } from "@/lib/content/press-schemas";
import { isOver, longDate, numericDate } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import type { ContestRelease, ListedRelease, Release } from "@/lib/content/press";
import { MEDIA_KIT } from "@/lib/limits";
import { paths, releasePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { ownContact, ownContestSite } from "@/lib/site";
import { keyFigures } from "@/lib/press/key-figures";
import { block, plainText, textFile } from "@/lib/press/plain-text";

/** A press release as a text file, without what is invented. */
export const releaseText = (release: Release): string =>
  textFile([
    ...opening(release),
    plainText(release.body.text),
    pressContact(releasePath(release.name)),
  ]);

const opening = ({ title, lead, city, date, isDateInvented, lastDay }: ListedRelease) => [
  `RELEASE PARA A IMPRENSA\n${
    lastDay && isOver(lastDay) ? `Encerrado em ${numericDate(lastDay)}` : "Para divulgação imediata"
  }`,
  isDateInvented ? city : `${city}, ${longDate(date)}`,
  title,
  lead,
];

type ContestReleaseParts = {
  listed: ListedRelease;
  page: PageContent;
  release: ContestRelease;
  contest: Contest;
};

/** The contest's release in the order of its page (specification §2), without what is invented. */
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
    block("Calendário", ...release.schedule.map(scheduleLine)),
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

const scheduleLine = ({ name, from, to, text }: ContestRelease["schedule"][number]) =>
  from && to
    ? `- ${name}, ${numericDate(from)} a ${numericDate(to)}: ${text}`
    : `- ${name}: ${text}`;

/** Press contact and URL of the page. */
export const pressContact = (path: string): string =>
  block(
    "Contato para a imprensa",
    ...[ownContact.email, ownContact.phone].filter((line) => line !== undefined),
    `Resposta em até ${MEDIA_KIT.replyHours} horas.`,
    `Esta página: ${absoluteUrl(path)}`,
    `Logotipos e imagens: ${absoluteUrl(paths.mediaKit)}`,
  );
