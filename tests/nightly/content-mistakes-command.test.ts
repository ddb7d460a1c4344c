import { testMistakes } from "@/tests/support/content-mistakes";

// The same list stops a build: content-mistakes.test.ts.
testMistakes("npm run check:content", [
  ...["--import", "tsx", "--import", "./scripts/lib/no-styles.mjs"],
  "scripts/check-content.ts",
]);
