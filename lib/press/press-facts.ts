import type { Contest } from "@/lib/content/collections/pages";
import { dayRange, isOver, numericDate } from "@/lib/content/dates";
import { contestEnds, type ContestRelease, type MediaKit } from "@/lib/content/press";
import { formatReais } from "@/lib/format/money";
import { PRESS_REPLY_HOURS } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { block, textFile } from "@/lib/press/text-file";
import { site } from "@/lib/site";

type FactSources = { kit: MediaKit; contest: Contest; release: ContestRelease };

type Fact = [name: string, value: string];
export type FactGroup = { name: string; path: string; day: string; facts: readonly Fact[] };

export function factGroups({ kit, contest, release }: FactSources): FactGroup[] {
  const fact = (...nameAndValue: Fact) => nameAndValue;
  const hours = site.hours.map(({ days, time }) => `${days.toLowerCase()}, ${time}`).join("; ");
  const company = [
    ...kit.facts.map(({ term, text }) => fact(term, text)),
    fact("Área atendida", site.area),
    fact("Atendimento", hours),
    fact("Resposta à imprensa", `até ${PRESS_REPLY_HOURS} horas`),
    ...kit.statistics.map(({ value, label, text }) => fact(capitalised(`${label} ${text}`), value)),
  ];
  const photoContest = [
    fact("Prêmios", `acima de ${formatReais(contest.prizesAbove)}`),
    ...contest.prizes.map(({ place, amount, extra }) =>
      fact(`${place}º lugar`, `${formatReais(amount)} e ${extra}`),
    ),
    fact("Bolsas de estudo de fotografia", String(contest.scholarships)),
    fact("Fotos por participante", `até ${contest.photosPerPerson}`),
    fact("Fotos selecionadas", String(contest.photosSelected)),
    ...contest.phases.map(({ name: phase, from, to }) => fact(phase, dayRange(from, to))),
  ];
  const steps = release.schedule.flatMap(({ name: step, from, to }) =>
    from && to ? [fact(step, dayRange(from, to))] : [],
  );
  const day = kit.asOf;
  return [
    { name: "A empresa", path: paths.mediaKit, day, facts: company },
    {
      name: edition("Click na Pintura, calendário do concurso", contestEnds(contest).result),
      path: paths.photoContest,
      day,
      facts: photoContest,
    },
    {
      name: edition("Click na Pintura, calendário do release", release.lastDay),
      path: paths.pressRelease,
      day,
      facts: steps,
    },
  ].filter(({ facts }) => facts.length > 0);
}

/** §4 gives the contest two calendars: each says which it is, and when it ended. */
const edition = (name: string, lastDay: string): string =>
  isOver(lastDay) ? `${name} (encerrado em ${numericDate(lastDay)})` : name;

const capitalised = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The groups as a text file, each with its page and day. */
export const factsText = (groups: readonly FactGroup[]): string =>
  textFile(
    groups.map(({ name, path, day, facts }) =>
      block(
        name,
        ...facts.map(([fact, value]) => `- ${fact}: ${value}`),
        `Fonte: ${absoluteUrl(path)}, ${numericDate(day)}`,
      ),
    ),
  );
