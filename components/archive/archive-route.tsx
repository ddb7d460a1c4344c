import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/page-hero";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { type ArchivePage, archiveSegments, findPage } from "@/lib/content/archive-pages";
import { monthAndYear } from "@/lib/content/dates";
import { archivePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

type Archive<Item> = {
  /** The address of the page whose lists are too long. */
  index: string;
  /** "Arquivo do blog". */
  label: string;
  /** "Voltar ao blog". */
  back: string;
  /** "Artigos". */
  items: string;
  load: () => readonly ArchivePage<Item>[] | Promise<readonly ArchivePage<Item>[]>;
  /** "YYYY-MM-DD". */
  dayOf: (item: Item) => string;
  /** One item as a link in a list. */
  row: (item: Item) => ReactNode;
};

type Props = { params: Promise<{ segments: string[] }> };

/** The exports of the pages `<index>/arquivo/<list>/<number>`, which work without scripts. */
export function archiveRoute<Item>(archive: Archive<Item>) {
  const pageAt = async (params: Props["params"]) =>
    findPage(await archive.load(), (await params).segments) ?? notFound();
  return {
    generateStaticParams: async () =>
      (await archive.load()).map((page) => ({ segments: archiveSegments(page) })),
    generateMetadata: async ({ params }: Props) =>
      pageMetadata(headOf(archive, await pageAt(params))),
    Page: async ({ params }: Props) => <Page archive={archive} page={await pageAt(params)} />,
  };
}

function headOf<Item>({ index, label, items: what }: Archive<Item>, page: ArchivePage<Item>) {
  const { list, first, items, pages } = page;
  const last = first + items.length - 1;
  return {
    title: pages === 1 ? list.title : `${list.title}, página ${page.page} de ${pages}`,
    description: `${what} ${first} a ${last} de ${list.items.length}, do mais novo ao mais antigo. ${label}: ${list.title}.`,
    path: archivePath(index, list.slug, page.page),
  };
}

type PageProps<Item> = { archive: Archive<Item>; page: ArchivePage<Item> };

function Page<Item>({ archive, page }: PageProps<Item>) {
  const head = headOf(archive, page);
  const days = page.items.map(archive.dayOf);
  return (
    <>
      <JsonLd page={head} />
      <TitleBar heading={head.title} lead={head.description}>
        <p className="drawing-label">{archive.label}</p>
      </TitleBar>
      <Section
        tone="white"
        labelledBy="nesta-pagina"
        className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
      >
        <SectionHeading id="nesta-pagina" title="Nesta página">
          De {monthAndYear(days[0]!)} a {monthAndYear(days.at(-1)!)}.
        </SectionHeading>
        <ul className="border-2 border-grafite py-2">
          {page.items.map((item, index) => (
            <li key={index} className="px-4 sm:px-6">
              {archive.row(item)}
            </li>
          ))}
        </ul>
      </Section>
      <ArchivePagination archive={archive} page={page} />
    </>
  );
}

function ArchivePagination<Item>({ archive: { index, back }, page }: PageProps<Item>) {
  const { list, page: number, pages } = page;
  return (
    <Section className="py-10!">
      <nav aria-label="Páginas do arquivo" className="flex flex-wrap items-center gap-4">
        {number > 1 && (
          <ButtonLink href={archivePath(index, list.slug, number - 1)} variant="secondary">
            Mais novos
          </ButtonLink>
        )}
        {number < pages && (
          <ButtonLink href={archivePath(index, list.slug, number + 1)}>Mais antigos</ButtonLink>
        )}
        <ButtonLink href={index} variant="secondary">
          {back}
        </ButtonLink>
      </nav>
    </Section>
  );
}
