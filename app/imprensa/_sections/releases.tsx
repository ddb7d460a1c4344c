import { Badge, DemonstrationLabel } from "@/components/ui/badge";
import { Row, Rows } from "@/components/ui/rows";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { ReleaseState } from "@/components/press/release";
import { Headline, Lead } from "@/components/ui/text";
import { longDate } from "@/lib/content/dates";
import type { ListedRelease } from "@/lib/content/press";
import { releasePath, releaseTextPath } from "@/lib/paths";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

export const Releases = ({ releases }: { releases: ListedRelease[] }) => (
  <Section tone="white" labelledBy="releases" title="Releases">
    <Rows as="ol" className="mt-title">
      {releases.map((release) => (
        <Release key={release.name} release={release} />
      ))}
    </Rows>
  </Section>
);

function Release({ release }: { release: ListedRelease }) {
  const { name, title, lead, date, lastDay, isDateInvented } = release;
  return (
    <Row columns="aside-main">
      <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-2">
        <p>
          <strong>
            <time dateTime={date}>{longDate(date)}</time>
          </strong>
          {isDateInvented && <DemonstrationLabel />}
        </p>
        <ReleaseState release={release} open={lastDay && <Badge tone="open">Em andamento</Badge>} />
      </div>
      <div>
        <Headline size="part" className="max-w-wide">
          {title}
        </Headline>
        <Lead className="mt-3">{addNonBreakingSpaces(lead)}</Lead>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <TextLink href={releasePath(name)}>
            Ler o release<span className="sr-only">: {title}</span>
          </TextLink>
          <TextLink href={releaseTextPath(name)}>
            Texto puro (TXT)<span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
    </Row>
  );
}
