import { readFileSync } from "node:fs";
import { loadRecords } from "@/app/busca.json/load-records";
import { toHit } from "@/lib/search/hits";
import { createIndex, findPages, type SearchIndex } from "@/lib/search/search-index";
import { demoEpisodePages } from "@/tests/support/all-paths";

type Query = { query: string; wanted: string[] };

/**
 * Queries in people's words, whose pages were decided before a first run: blocks of addresses and of
 * what wants them.
 */
export const readQueries = (): Query[] =>
  readFileSync("tests/fixtures/queries/fresh.txt", "utf8")
    .split("\n\n")
    .slice(1)
    .flatMap((block) => {
      const [wanted = "", ...queries] = block.trim().split("\n");
      return queries.map((query) => ({ query, wanted: wanted.split(" ") }));
    });

/** The index of the content under test. */
export async function searchIndex() {
  const records = await loadRecords(demoEpisodePages);
  return { records, index: await createIndex(records) };
}

/** The links of each result, in the order of the page. */
export const linksFor = (index: SearchIndex, query: string): string[][] =>
  findPages(index, query)
    .map(toHit)
    .map(({ url, subResults }) => [url, ...subResults.map((part) => part.url)]);

/**
 * At least 90 % of the queries lead to a wanted page first, 97 % in the first three. The records
 * are fixtures: only a change of the search moves the shares.
 */
export function expectRelevance(index: SearchIndex, queries: readonly Query[]) {
  const found = queries.map(({ query, wanted }) => {
    const isWanted = (url: string) =>
      wanted.some((one) => url === one || (/-$|^.blog/.test(one) && url.startsWith(one)));
    const results = linksFor(index, query).slice(0, 3);
    const isFirst = isWanted(results[0]?.[0] ?? "");
    return { query, results, isFirst, isThere: results.flat().some(isWanted) };
  });
  expect(found.filter(({ isFirst }) => isFirst).length).toBeGreaterThanOrEqual(found.length * 0.9);
  const missed = found.filter(({ isThere }) => !isThere);
  if (missed.length > found.length * 0.03) expect(missed).toEqual([]);
}
