// `npm run check:site`: checks a published site from outside.
import { problemsOfSite } from "@/scripts/check-site/checks";

const [address, ...options] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error("Name the address of the site: npm run check:site -- https://www.example.com");
  process.exit(1);
}
const message = options.includes("--message");
const problems = await problemsOfSite(new URL(address).origin, { message }).catch(
  (error: Error) => [`no answer: ${error.message}`],
);
console.log(problems.length > 0 ? problems.map((text) => `✗ ${text}`).join("\n") : "✓ all is well");
process.exit(problems.length > 0 ? 1 : 0);
