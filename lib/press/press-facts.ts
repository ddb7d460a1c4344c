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
import { ownContact, pressContact, site } from "@/lib/site";
import { assetFiles, coverFiles, logoFiles } from "@/lib/press/press-files";

type FactSources = { kit: MediaKit; contest: Contest; release: ContestRelease };

export type FactGroup = {
  name: string;
  path: string;
  day: string;
  facts: [name: string, value: string][];
};

export function factGroups({ kit, contest, release }: FactSources): FactGroup[] {
  const hours = site.hours.map(({ days, time }) => `${days.toLowerCase()}, ${time}`).join("; ");
  const company: FactGroup["facts"] = [
    ["Área atendida", site.area],
    ["Atendimento", hours],
    ["Resposta à imprensa", `até ${MEDIA_KIT.replyHours} horas`],
    ...kit.facts.map(({ term, text }): [string, string] => [term, text]),
    ...kit.statistics.map(({ value, label, text }): [string, string] => [
      capitalised(`${label} ${text}`),
      value,
    ]),
  ];
  const lastDay = lastDayOf(CONTEST_RELEASE);
  const name = isOver(lastDay)
    ? `Click na Pintura (encerrado em ${numericDate(lastDay)})`
    : "Click na Pintura";
  const photoContest: FactGroup["facts"] = [
    ["Prêmios", `acima de ${formatReais(contest.prizesAbove)}`],
    ...contest.prizes.map(({ place, amount, extra }): [string, string] => [
      `${place}º lugar`,
      `${formatReais(amount)} e ${extra}`,
    ]),
    ["Bolsas de estudo de fotografia", String(contest.scholarships)],
    ["Fotos por participante", `até ${contest.photosPerPerson}`],
    ["Fotos selecionadas", String(contest.photosSelected)],
    ...contest.phases.map(({ name: phase, from, to }): [string, string] => [
      phase,
      dayRange(from, to),
    ]),
  ];
  const steps = release.schedule.flatMap(({ name: step, from, to }): [string, string][] =>
    from && to ? [[step, dayRange(from, to)]] : [],
  );
  const day = kit.asOf;
  return [
    { name: "A empresa", path: paths.mediaKit, day, facts: company },
    { name, path: paths.photoContest, day, facts: photoContest },
    { name: "Release do Click na Pintura", path: paths.pressRelease, day, facts: steps },
  ];
}

const capitalised = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

function stateIdentity() {
  const { name: razaoSocial, cnpj } = getCompany().legal;
  return { ...(razaoSocial && { razaoSocial }), ...(cnpj && { cnpj }) };
}

export const pressFacts = (sources: FactSources, articles: readonly Article[]) => ({
  empresa: {
    nome: site.name,
    outrasGrafias: site.otherSpellings,
    lema: site.tagline,
    site: absoluteUrl(paths.home),
    ...stateIdentity(),
    ...(ownContact.email && { email: ownContact.email }),
    ...(ownContact.phone && { telefone: ownContact.phone }),
    ...(pressContact && { contatoImprensa: pressContact }),
    imprensa: absoluteUrl(paths.pressRoom),
    release: absoluteUrl(paths.pressRelease),
  },
  fatos: factGroups(sources).flatMap(({ name, path, day, facts }) =>
    facts.map(([fato, valor]) => ({
      assunto: name,
      fato,
      valor,
      fonte: absoluteUrl(path),
      data: day,
    })),
  ),
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
