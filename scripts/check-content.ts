// `npm run check:content`: exits with status 1 only for what cannot be published.
//   --errors          only what stops a build, also for a public address; it asks so before it
// starts
//   --changed <base>  and names of what the site does not have, in the files that differ from a
// commit
//   --overdue         only what has to be read again, as Markdown for an issue; nothing if there is
// none
import { parseArgs } from "node:util";
import { byFile, contentErrors } from "@/components/mdx/content-errors";
import { contentFiles } from "@/lib/content/content-files";
import { parseEnv } from "@/lib/env";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { assertPublishable } from "@/lib/launch/public-build";
import { changedFiles } from "@/scripts/content-check/changed-files";
import { daysFromGit, overdueTexts } from "@/scripts/content-check/overdue";
import { checkContent, type Report } from "@/scripts/content-check/report";

const { values: options } = parseArgs({
  options: {
    errors: { type: "boolean" },
    changed: { type: "string" },
    overdue: { type: "boolean" },
  },
});

if (options.overdue) printOverdue();
else if (options.errors) await judgeBuild();
else printReport(await checkContent(options.changed ? changedFiles(options.changed) : []));

function printOverdue() {
  const lines = overdueTexts(contentFiles(), saoPauloDate(), daysFromGit());
  for (const line of lines) console.log(`- [ ] ${line}`);
}

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
  const { overdue, differences, facts, warnings, demonstrations, reviews, notes, errors } = report;
  printErrors(errors);
  for (const [title, lines] of Object.entries({
    "A reler (o site é gerado assim mesmo)": overdue,
    "Diferenças da especificação (só para saber)": differences,
    "Fatos que se contradizem": facts,
    Avisos: warnings,
    "Inventado, com a marca “exemplo, a confirmar”": demonstrations,
    "A conferir por profissional ou pela empresa": reviews,
    "Fora do site por enquanto": notes,
  })) {
    if (lines.length > 0) console.log(`\n${title}\n  - ${lines.join("\n  - ")}`);
  }
  const count = ({ length }: readonly string[], one: string, many: string) =>
    `${length} ${length === 1 ? one : many}`;
  console.log(
    `\n${count(errors, "erro", "erros")}, ${count(warnings, "aviso", "avisos")}, ` +
      `${count(facts, "contradição conhecida", "contradições conhecidas")}.`,
  );
}
