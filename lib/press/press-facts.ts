import type { Article } from "@/lib/content/articles";
import type { Contest } from "@/lib/content/press-schemas";
import { dayRange, isOver, numericDate } from "@/lib/content/dates";
import { lastDayOf } from "@/lib/content/events";
import type { MediaKit, ContestRelease } from "@/lib/content/press";
import { formatReais } from "@/lib/format/money";
import { MEDIA_KIT } from "@/lib/limits";
import { colorNames, hex, rgbText } from "@/lib/drawings/palette";
import { articlePath, CONTEST_RELEASE, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { getCompany } from "@/lib/content/collections";
import { ownContact, site } from "@/lib/site";
import { assetFiles, coverFiles, logoFiles } from "@/lib/press/press-files";

/** What the company says about itself, with the page that says so and the day of the statement. */
export type PressFact = { fato: string; valor: string; fonte: string; data: string };

type FactSources = { kit: MediaKit; contest: Contest; release: ContestRelease };

/** The facts that may be quoted: company, figures of the media kit, contest (§2, §9). */
export function quotableFacts({ kit, contest, release }: FactSources): PressFact[] {
  const hours = site.hours.map(({ days, time }) => `${days.toLowerCase()}, ${time}`).join("; ");
  const company: [string, string][] = [
    ["Área atendida", site.area],
    ["Atendimento", hours],
    ["Resposta à imprensa", `até ${MEDIA_KIT.replyHours} horas`],
    ...kit.facts.map(({ term, text }): [string, string] => [term, text]),
    ...kit.statistics.map(({ value, label, text }): [string, string] => [
      `${label} ${text}`.replace(/^./, (letter) => letter.toUpperCase()),
      value,
    ]),
  ];
  const lastDay = lastDayOf(CONTEST_RELEASE);
  const name = isOver(lastDay)
    ? `Click na Pintura (encerrado em ${numericDate(lastDay)})`
    : "Click na Pintura";
  const photoContest: [string, string][] = [
    [`${name}: prêmios`, `acima de ${formatReais(contest.prizesAbove)}`],
    ...contest.prizes.map(({ place, amount, extra }): [string, string] => [
      `${name}: ${place}º lugar`,
      `${formatReais(amount)} e ${extra}`,
    ]),
    [`${name}: bolsas de estudo de fotografia`, String(contest.scholarships)],
    [`${name}: fotos por participante`, `até ${contest.photosPerPerson}`],
    [`${name}: fotos selecionadas`, String(contest.photosSelected)],
    ...contest.phases.map(({ name: phase, from, to }): [string, string] => [
      `${name}: ${phase.toLowerCase()}`,
      dayRange(from, to),
    ]),
  ];
  const steps = release.schedule.flatMap(({ name: step, from, to }): [string, string][] =>
    from && to ? [[`${name}: ${step.toLowerCase()}`, dayRange(from, to)]] : [],
  );
  return [
    ...stated(company, paths.mediaKit, kit.asOf),
    ...stated(photoContest, paths.photoContest, kit.asOf),
    ...stated(steps, paths.pressRelease, kit.asOf),
  ];
}

const stated = (facts: [string, string][], page: string, day: string): PressFact[] =>
  facts.map(([fato, valor]) => ({ fato, valor, fonte: absoluteUrl(page), data: day }));

function stateIdentity() {
  const { name: razaoSocial, cnpj } = getCompany().legal;
  return { ...(razaoSocial && { razaoSocial }), ...(cnpj && { cnpj }) };
}

/** fatos.json; keys in Portuguese, because Brazilian journalists read it. */
export const pressFacts = (sources: FactSources, articles: readonly Article[]) => ({
  empresa: {
    nome: site.name,
    lema: site.tagline,
    site: absoluteUrl(paths.home),
    ...stateIdentity(),
    ...(ownContact.email && { email: ownContact.email }),
    ...(ownContact.phone && { telefone: ownContact.phone }),
    imprensa: absoluteUrl(paths.pressRoom),
    release: absoluteUrl(paths.pressRelease),
  },
  fatos: quotableFacts(sources),
  cores: sources.kit.colors.map(({ id, use }) => ({
    nome: colorNames[id],
    hex: hex[id],
    rgb: rgbText(hex[id]),
    uso: use,
  })),
  imagens: [...logoFiles(sources.kit), ...assetFiles(sources.kit), ...coverFiles(articles)].map(
    ({ name, caption }) => ({ arquivo: name, legenda: caption, credito: sources.kit.credit }),
  ),
  artigos: articles.map(({ title, slug, date }) => ({
    titulo: title,
    data: date,
    endereco: absoluteUrl(articlePath(slug)),
  })),
  ...(sources.kit.confirmedLicence.length > 0 && { licenca: sources.kit.confirmedLicence }),
});
