import type { ReactNode } from "react";
import { ArticleDate } from "@/components/articles/article-list";
import { TitleBar } from "@/components/layout/hero";
import { JsonLd } from "@/components/layout/json-ld";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { UnbrokenTerms } from "@/components/ui/unbroken";
import { Headline, Label, SmallText } from "@/components/ui/text";
import { getArticles, getTags } from "@/lib/content/articles";
import { getLessons } from "@/lib/content/education";
import { getPage, getSitePages } from "@/lib/content/pages";
import { getReleases } from "@/lib/content/press";
import { getSheets } from "@/lib/content/collections/sheets";
import { getSymptoms } from "@/lib/content/symptoms";
import { getWorks, WORKS_INDEX } from "@/lib/content/works";
import { articlePath, handoutPath, paths, releasePath, sheetPath, tagPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () => pageMetadata(getPage("mapa-do-site"));

export default function SiteMapPage() {
  const page = getPage("mapa-do-site");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} />
      <AllPages />
      <AllSymptoms />
      <AllArticles />
      <AllHandouts />
      <AllSheets />
      <AllReleases />
      <AllWorks />
    </>
  );
}

function AllPages() {
  const pages = getSitePages()
    .filter(({ path }) => path !== paths.siteMap)
    .map(({ path, title, description }) => ({
      href: path,
      // The title of the home page is written for search engines.
      title: path === paths.home ? "Início" : title,
      description,
    }));
  return <ListSection id="paginas" title="Páginas" items={pages} />;
}

function AllSymptoms() {
  const items = getSymptoms().map(({ path: href, title, description }) => ({
    href,
    title,
    description,
  }));
  return <ListSection id="problemas" title="Problemas" tone="white" items={items} />;
}

function AllArticles() {
  const tags = getTags();
  const items = getArticles().map((article) => ({
    href: articlePath(article.slug),
    title: article.title,
    description: article.description,
    note: (
      <>
        {article.category} · <ArticleDate article={article} />
      </>
    ),
  }));
  return (
    <ListSection id="artigos" title="Artigos do blog" items={items}>
      {tags.length > 0 && (
        <>
          <Label as="h3" className="mt-6">
            Por assunto
          </Label>
          <ul aria-label="Assuntos do blog" className="flex flex-wrap gap-x-6">
            {tags.map(({ tag }) => (
              <li key={tag} className="wrap-anywhere">
                <TextLink href={tagPath(tag)}>{tag}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </ListSection>
  );
}

function AllHandouts() {
  const items = getLessons().map(({ slug, title, summary }) => ({
    href: handoutPath(slug),
    title,
    description: summary,
  }));
  return <ListSection id="apostilas" title="Apostilas" tone="white" items={items} />;
}

function AllSheets() {
  const items = getSheets().map(({ slug, title, description }) => ({
    href: sheetPath(slug),
    title,
    description,
  }));
  return <ListSection id="folhas" title="Folhas para imprimir" items={items} />;
}

/** The contest's release is among the pages. */
function AllReleases() {
  const items = getReleases().map(({ name, title, description }) => ({
    href: releasePath(name),
    title,
    description,
  }));
  return <ListSection id="releases" title="Releases" tone="white" items={items} />;
}

function AllWorks() {
  const works = getWorks();
  if (works.length === 0) return null;
  const list = { ...WORKS_INDEX, description: "Todas, por serviço." };
  const items = [list, ...works].map(({ path: href, title, description }) => ({
    href,
    title,
    description,
  }));
  return <ListSection id="obras" title="Obras feitas" items={items} />;
}

type PageListItem = { href: string; title: string; description: string; note?: ReactNode };

type ListSectionProps = {
  id: string;
  title: string;
  tone?: "white";
  items: PageListItem[];
  children?: ReactNode;
};

function ListSection(props: ListSectionProps) {
  const { id, title, tone, items, children } = props;
  if (items.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={id} title={title}>
      <ul className="mt-title grid grid-cols-1 gap-x-12 border-b border-cimento md:grid-cols-2">
        {items.map(({ href, title, description, note }) => (
          <li key={href} className="relative border-t border-cimento py-2 text-balance">
            <Headline as="p" size="text">
              <a href={href} className="stretched-link underline">
                {title}
              </a>
            </Headline>
            {note && <SmallText className="hidden text-grafite-claro sm:block">{note}</SmallText>}
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
