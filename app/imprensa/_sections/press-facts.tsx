import { Row, Rows } from "@/components/ui/rows";
import { Section } from "@/components/ui/section";
import { UnbrokenTerms } from "@/components/ui/unbroken";
import { Headline, SmallText } from "@/components/ui/text";
import { numericDate } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { pageName } from "@/lib/paths";
import type { FactGroup } from "@/lib/press/press-facts";

export const PressFacts = ({ groups }: { groups: FactGroup[] }) => (
  <Section labelledBy="fatos" title="Fatos para citar">
    <Rows className="mt-title">
      {groups.map((group) => (
        <Group key={group.path} group={group} />
      ))}
    </Rows>
  </Section>
);

const Group = ({ group: { name, path, day, facts } }: { group: FactGroup }) => (
  <Row columns="aside-main">
    <div>
      <Headline size="card">{name}</Headline>
      <SmallText className="mt-1 text-grafite-claro">
        Fonte:{" "}
        <a href={path} className="text-link">
          {getPage(pageName(path)).title}
        </a>
        , <time dateTime={day}>{numericDate(day)}</time>
      </SmallText>
    </div>
    <FactList facts={facts} />
  </Row>
);

const FactList = ({ facts }: { facts: FactGroup["facts"] }) => (
  <dl className="@container">
    {facts.map(([fact, value]) => (
      <div
        key={fact}
        className="grid grid-cols-1 items-baseline gap-x-4 border-cimento py-2 not-first:border-t @small:grid-cols-picture-text"
      >
        <dt>{fact}</dt>
        <dd>
          <strong>
            <UnbrokenTerms>{value}</UnbrokenTerms>
          </strong>
        </dd>
      </div>
    ))}
  </dl>
);
