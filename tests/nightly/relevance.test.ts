import "@/tests/support/fixture-content";
import { expectRelevance, readQueries, searchIndex } from "@/tests/support/search-queries";

// Every sixteenth one: tests/unit/search.test.ts.
it("all queries find their page", async () => {
  const { index } = await searchIndex();
  expectRelevance(index, readQueries());
});
