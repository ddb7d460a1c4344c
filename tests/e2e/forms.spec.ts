import { PLACEMENTS } from "@/tests/support/form-placements";
import { testOtherWays, testSending, testSharedBehaviour } from "@/tests/support/form-tests";

// Each rule and each message: tests/unit/specification/validation.test.ts.
// tests/nightly/forms.spec.ts has the rest of each form.

for (const placement of PLACEMENTS) testSending(placement);

const [onPage, inDialog] = PLACEMENTS;
for (const placement of [onPage!, inDialog!]) testOtherWays(placement);
testSharedBehaviour(inDialog!);
