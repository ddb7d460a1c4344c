import { testMistakes } from "@/tests/support/content-mistakes";

testMistakes("next build, before it compiles", ["node_modules/next/dist/bin/next", "build"]);
