// `npm run check:content`: exits with status 1 only for what cannot be published. With --errors
// only that, also for a public address: a build asks it before it starts.
import { parseArgs } from "node:util";
import { byFile, contentErrors } from "@/components/mdx/content-errors";
import { parseEnv } from "@/lib/env";
import { assertPublishable } from "@/lib/launch/public-build";
import { checkContent, type Report } from "@/scripts/content-check/report";

const { values: options } = parseArgs({ options: { errors: { type: "boolean" } } });

if (options.errors) await judgeBuild();
else printReport(await checkContent());

async function judgeBuild() {
  printErrors(await contentErrors());
  if (process.exitCode) return;
  try {
    assertPublishable(parseEnv(process.env));
  } catch (error) {
    console.error(`\n⨯ ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

function printErrors(errors: readonly string[]) {
  if (errors.length === 0) return;
  console.log(`\nErros (o site não é gerado assim)\n${byFile(errors)}`);
  process.exitCode = 1;
}

function printReport(report: Report) {
  const { readAgain, warnings, demonstrations, reviews, notes, errors } = report;
  printErrors(errors);
  for (const [title, lines] of Object.entries({
    "A reler (o site é gerado assim mesmo)": readAgain,
    Avisos: warnings,
    "Inventado, com a marca “exemplo”": demonstrations,
    "A conferir por profissional ou pela empresa": reviews,
    "Fora do site por enquanto": notes,
  })) {
    if (lines.length > 0) console.log(`\n${title}\n  - ${lines.join("\n  - ")}`);
  }
  const count = ({ length }: readonly string[], one: string, many: string) =>
    `${length} ${length === 1 ? one : many}`;
  console.log(`\n${count(errors, "erro", "erros")}, ${count(warnings, "aviso", "avisos")}.`);
}
