import { PLACEMENTS } from "@/tests/support/form-placements";
import { testSharedBehaviour } from "@/tests/support/form-tests";

const further = PLACEMENTS.filter(({ form }) => form.name !== "quote");
for (const placement of further) testSharedBehaviour(placement);
