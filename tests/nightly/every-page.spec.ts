import { allPaths, samplePaths, templatePaths } from "@/tests/support/all-paths";
import { testPages, testWithScripts } from "@/tests/support/every-page";

testPages(allPaths.filter((path) => !templatePaths.includes(path)));
for (const path of templatePaths) if (!samplePaths.includes(path)) testWithScripts(path);
