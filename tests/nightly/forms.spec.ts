import { PLACEMENTS } from "@/tests/support/form-placements";
import { testOtherWays, testSharedBehaviour } from "@/tests/support/form-tests";

// tests/e2e/forms.spec.ts has the first two, the quote on a page and in a dialog.
const [onPage, , ...others] = PLACEMENTS;
for (const placement of others) testOtherWays(placement);
for (const placement of [onPage!, ...others]) testSharedBehaviour(placement);
