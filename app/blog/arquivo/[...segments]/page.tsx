import { notFound } from "next/navigation";
import { TitleBar } from "@/components/layout/page-hero";
import { JsonLd } from "@/components/layout/json-ld";
import {
  findArchivePage,
  getArchivePages,
  archiveSegments,
  type ArchivePage,
} from "@/lib/content/archive";
import { archivePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { ArchiveList, ArchivePagination } from "@/app/blog/arquivo/[...segments]/sections";

type Props = { params: Promise<{ segments: string[] }> };

/** Pages exist only for lists that are too long for the blog index. */
export const dynamicParams = false;

export const generateStaticParams = () =>
  getArchivePages().map((page) => ({ segments: archiveSegments(page) }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(pageHead(await requirePage(params)));
}

export default async function BlogArchivePage({ params }: Props) {
  const page = await requirePage(params);
  const head = pageHead(page);
  return (
    <>
      <JsonLd page={head} />
      <TitleBar heading={head.title} lead={head.description}>
        <p className="drawing-label">Arquivo do blog</p>
      </TitleBar>
      <ArchiveList page={page} />
      <ArchivePagination page={page} />
    </>
  );
}

function pageHead({ list, page, pages, first, articles }: ArchivePage) {
  const last = first + articles.length - 1;
  return {
    title: pages === 1 ? list.title : `${list.title}, página ${page} de ${pages}`,
    description: `Artigos ${first} a ${last} dos ${list.articles.length} do arquivo do blog, do mais novo ao mais antigo: ${list.title}.`,
    path: archivePath(list.slug, page),
  };
}

async function requirePage(params: Props["params"]) {
  const { segments } = await params;
  return findArchivePage(segments) ?? notFound();
}
