// `npm run before-launch`: what the company has to replace, set or check before the site is public.
// Exits with status 1 while something is missing.
import { beforeLaunch } from "@/scripts/content-check/before-launch";
import { loadEnvFiles } from "@/scripts/lib/env-file.mjs";

loadEnvFiles("start");
const lists = beforeLaunch(process.env);
for (const { title, lines } of lists) {
  if (lines.length > 0) console.log(`\n${title}\n  - ${lines.join("\n  - ")}`);
}
const count = lists
  .filter(({ isOptional }) => !isOptional)
  .reduce((sum, { lines }) => sum + lines.length, 0);
console.log(count === 0 ? "\nNada pendente." : `\n${count} pendências antes do lançamento.`);
if (count > 0) process.exitCode = 1;
