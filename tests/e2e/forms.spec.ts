import { PLACEMENTS } from "@/tests/support/form-placements";
import { testForm, testSharedBehaviour } from "@/tests/support/form-tests";

// Each rule and each message: tests/unit/forms/contract.test.ts.

for (const placement of PLACEMENTS) {
  testForm(placement);
  // tests/nightly/forms.spec.ts has the others.
  if (placement.form.name === "quote") testSharedBehaviour(placement);
}
