// `npm run check:specification`: exits with status 1 when the delivered content says something else
// than the specification, and docs/specification.md does not have the line that this prints.
import { readFileSync } from "node:fs";
import { specificationDifferences } from "@/scripts/content-check/specification";

const known = readFileSync("docs/specification.md", "utf8");
const differences = specificationDifferences().filter((line) => !known.includes(line));
for (const line of differences) console.log(line);
console.log(`${differences.length} differences that docs/specification.md does not name.`);
if (differences.length > 0) process.exitCode = 1;
