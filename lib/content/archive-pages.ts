import { ARCHIVE_PAGE } from "@/lib/limits";

/** A list that is too long for the page that it belongs to. */
export type ArchiveList<Item> = { slug: string; title: string; items: readonly Item[] };

/** `first`: the number of its first item in the list, from 1. */
export type ArchivePage<Item> = {
  list: ArchiveList<Item>;
  page: number;
  pages: number;
  first: number;
  items: readonly Item[];
};

/** The name of the list that has everything. */
export const ALL = "todos";

export function pagesOf<Item>(list: ArchiveList<Item>): ArchivePage<Item>[] {
  const pages = Math.ceil(list.items.length / ARCHIVE_PAGE);
  return Array.from({ length: pages }, (_, index) => ({
    list,
    page: index + 1,
    pages,
    first: index * ARCHIVE_PAGE + 1,
    items: list.items.slice(index * ARCHIVE_PAGE, (index + 1) * ARCHIVE_PAGE),
  }));
}

/** The path segments of a page below its archive: ["seguranca"] or ["seguranca", "2"]. */
export const archiveSegments = ({
  list,
  page,
}: Pick<ArchivePage<unknown>, "list" | "page">): string[] =>
  page === 1 ? [list.slug] : [list.slug, String(page)];

export const findPage = <Item>(
  pages: readonly ArchivePage<Item>[],
  segments: readonly string[],
): ArchivePage<Item> | undefined =>
  pages.find((page) => archiveSegments(page).join("/") === segments.join("/"));
