import type { Entry } from "@/lib/catalogue/entry";
import type { Section } from "@/lib/mdx/sections";
import { partRecords } from "@/lib/search/part-records";
import { record, type SearchRecord } from "@/lib/search/record";
import { sectionRecords } from "@/lib/search/section-records";

/**
 * What the search finds: pages, and the parts of them that have an address.
 * @param sectionsOf the sections of an article's text
 */
export const siteRecords = (
  entries: readonly Entry[],
  sectionsOf: (entry: Entry) => readonly Section[] = () => [],
): SearchRecord[] => [
  ...entries.flatMap((entry) => pageRecords(entry, sectionsOf(entry))),
  ...sectionRecords(),
  ...partRecords(),
];

function pageRecords({ path, search }: Entry, sections: readonly Section[]): SearchRecord[] {
  if (!search) return [];
  const { texts, ...page } = search();
  const [opening, ...others] = sections;
  return [
    record({ ...page, url: path, texts: [...texts, opening?.text] }),
    ...others.map(({ heading, text }, index) =>
      record({
        url: `${path}#${heading?.id}`,
        kind: page.kind,
        title: heading?.text ?? page.title,
        page: page.title,
        // A heading with subheadings may have no text of its own.
        texts: [text || others[index + 1]?.text],
      }),
    ),
  ];
}
