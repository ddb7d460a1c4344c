import type { ReactNode } from "react";
import { ArticleDate } from "@/components/articles/article-list";
import { TitleBar } from "@/components/layout/hero";
import { JsonLd } from "@/components/layout/json-ld";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { UnbrokenTerms } from "@/components/ui/unbroken";
import { Headline, Label, SmallText } from "@/components/ui/text";
import { catalogue } from "@/lib/catalogue/catalogue";
import type { Entry, Kind } from "@/lib/catalogue/entry";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () => pageMetadata(getPage("mapa-do-site"));

export default function SiteMapPage() {
  const page = getPage("mapa-do-site");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} />
      {shownKinds().map(({ list, entries }, index) => (
        <ListSection
          key={list.id}
          {...list}
          tone={index % 2 === 0 ? undefined : "white"}
          entries={entries}
        >
          {list === catalogue.articles.list && <Subjects />}
        </ListSection>
      ))}
    </>
  );
}

/** The kinds that have pages besides this one. */
const shownKinds = () =>
  Object.values(catalogue).flatMap((kind: Kind) => {
    const entries = kind.entries().filter(({ path }) => path !== paths.siteMap);
    return kind.list && entries.length > 0 ? { list: kind.list, entries } : [];
  });

function Subjects() {
  const subjects = catalogue.tags.entries();
  if (subjects.length === 0) return null;
  return (
    <>
      <Label as="h3" className="mt-6">
        Por assunto
      </Label>
      <ul aria-label="Assuntos do blog" className="flex flex-wrap gap-x-6">
        {subjects.map(({ path, title }) => (
          <li key={path} className="wrap-anywhere">
            <TextLink href={path}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type ListSectionProps = {
  id: string;
  title: string;
  tone: "white" | undefined;
  entries: Entry[];
  children: ReactNode;
};

function ListSection(props: ListSectionProps) {
  const { id, title, tone, entries, children } = props;
  return (
    <Section tone={tone} labelledBy={id} title={title}>
      <ul className="mt-title grid grid-cols-1 gap-x-12 border-b border-cimento md:grid-cols-2">
        {entries.map(({ path, title, description, article }) => (
          <li key={path} className="relative border-t border-cimento py-2 text-balance">
            <Headline as="p" size="text">
              <a href={path} className="stretched-link underline">
                {title}
              </a>
            </Headline>
            {article && (
              <SmallText className="hidden text-grafite-claro sm:block">
                {article.category}&nbsp;· <ArticleDate article={article} />
              </SmallText>
            )}
            <SmallText className="hidden sm:block">
              <UnbrokenTerms>{description}</UnbrokenTerms>
            </SmallText>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
