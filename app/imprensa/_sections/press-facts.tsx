import { Section } from "@/components/ui/section";
import { UnbrokenTerms } from "@/components/ui/unbroken";
import { numericDate } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { pageName } from "@/lib/paths";
import type { FactGroup } from "@/lib/press/press-facts";

export const PressFacts = ({ groups }: { groups: FactGroup[] }) => (
  <Section labelledBy="fatos" title="Fatos para citar">
    <div className="mt-title border-b-line border-grafite">
      {groups.map((group) => (
        <Group key={group.path} group={group} />
      ))}
    </div>
  </Section>
);

const Group = ({ group: { name, path, day, facts } }: { group: FactGroup }) => (
  <div className="grid grid-cols-1 gap-x-12 gap-y-4 border-t-line border-grafite py-6 lg:grid-cols-aside-main print:break-inside-avoid">
    <div>
      <h3 className="text-xl headline">{name}</h3>
      <p className="mt-1 text-sm text-grafite-claro">
        Fonte:{" "}
        <a href={path} className="text-link">
          {getPage(pageName(path)).title}
        </a>
        , <time dateTime={day}>{numericDate(day)}</time>
      </p>
    </div>
    <FactList facts={facts} />
  </div>
);

const FactList = ({ facts }: { facts: FactGroup["facts"] }) => (
  <dl className="@container">
    {facts.map(([fact, value]) => (
      <div
        key={fact}
        className="grid grid-cols-1 items-baseline gap-x-4 border-cimento py-2 text-sm not-first:border-t sm:gap-x-8 md:text-base @small:grid-cols-picture-text"
      >
        <dt>{fact}</dt>
        <dd className="font-bold">
          <UnbrokenTerms>{value}</UnbrokenTerms>
        </dd>
      </div>
    ))}
  </dl>
);
