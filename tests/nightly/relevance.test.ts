import "@/tests/support/fixture-content";
import {
  expectRelevance,
  QUERY_LISTS,
  readQueries,
  searchIndex,
} from "@/tests/support/search-queries";

// Every twenty-fourth one: tests/unit/search.test.ts.
it.each(QUERY_LISTS)("all queries %s find their page", async (_what, file, separator) => {
  const { index } = await searchIndex();
  expectRelevance(index, readQueries(file, separator));
});
