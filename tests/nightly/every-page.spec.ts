import { allPaths, templatePaths } from "@/tests/support/all-paths";
import { testPages } from "@/tests/support/every-page";

testPages(allPaths.filter((path) => !templatePaths.includes(path)));
