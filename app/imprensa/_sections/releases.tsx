import { Badge, DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { ReleaseState } from "@/components/press/release";
import { longDate } from "@/lib/content/dates";
import type { ListedRelease } from "@/lib/content/press";
import { releasePath, releaseTextPath } from "@/lib/paths";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

export const Releases = ({ releases }: { releases: ListedRelease[] }) => (
  <Section tone="white" labelledBy="releases" title="Releases">
    <ol className="mt-title border-b-line border-grafite">
      {releases.map((release) => (
        <Release key={release.name} release={release} />
      ))}
    </ol>
  </Section>
);

function Release({ release }: { release: ListedRelease }) {
  const { name, title, lead, date, lastDay, isDateInvented } = release;
  return (
    <li className="grid grid-cols-1 gap-x-12 gap-y-3 border-t-line border-grafite py-8 md:grid-cols-aside-main">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-col md:items-start">
        <p className="font-bold">
          <time dateTime={date}>{longDate(date)}</time>
          {isDateInvented && <DemonstrationLabel />}
        </p>
        <ReleaseState release={release} open={lastDay && <Badge tone="open">Em andamento</Badge>} />
      </div>
      <div>
        <h3 className="max-w-wide text-2xl headline">{title}</h3>
        <p className="mt-3 max-w-wide text-lg">{addNonBreakingSpaces(lead)}</p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <TextLink href={releasePath(name)}>
            Ler o release<span className="sr-only">: {title}</span>
          </TextLink>
          <TextLink href={releaseTextPath(name)}>
            Texto puro (TXT)<span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
    </li>
  );
}
