// `npm run check:site`: checks a published site from outside.
import { checkSite } from "@/scripts/check-site/checks";

const [address, ...options] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error("Name the address of the site: npm run check:site -- https://www.example.com");
  process.exit(1);
}
const results = await checkSite(new URL(address).origin, {
  message: options.includes("--message"),
});
for (const { title, problem } of results)
  console.log(problem ? `✗ ${title}: ${problem}` : `✓ ${title}`);
const failed = results.filter(({ problem }) => problem).length;
console.log(`\n${results.length - failed} ok, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
