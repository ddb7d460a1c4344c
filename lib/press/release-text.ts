import type { Contest } from "@/lib/content/contest";
import { isOver, longDate, numericDate } from "@/lib/content/dates";
import type { PageContent } from "@/lib/content/pages";
import type { PressRelease } from "@/lib/content/press-releases";
import { MEDIA_KIT } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { ownContact, ownContestSite } from "@/lib/site";
import { keyFigures } from "@/lib/press/key-figures";
import { block, plainText, textFile } from "@/lib/press/plain-text";

/**
 * The press release as a text file, in the order of its page (specification §2), without what is
 * invented.
 */
export function releaseText(page: PageContent, release: PressRelease, contest: Contest): string {
  const { confirmed, lastDay } = release;
  return textFile([
    `RELEASE PARA A IMPRENSA\n${
      isOver(lastDay) ? `Encerrado em ${numericDate(lastDay)}` : "Para divulgação imediata"
    }`,
    confirmed.date ? `${release.city}, ${longDate(confirmed.date)}` : release.city,
    page.heading,
    page.lead,
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

const scheduleLine = ({ name, from, to, text }: PressRelease["schedule"][number]) =>
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
