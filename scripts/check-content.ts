/**
 * `npm run check:content`: checks content/ before publishing. Exits with status 1 on errors that
 * would fail the build and on articles that are too old, not on warnings. Uses no network. Messages are in Portuguese, for editors.
 */
import { byFile, contentErrors } from "@/components/mdx/content-errors";
import { checkContent, type Report } from "@/scripts/content-check/report";

const print = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  - ${line}`).join("\n")}`);
};

const printErrors = (errors: readonly string[]) =>
  console.log(`\nErros (o site não é gerado assim)\n${byFile(errors)}`);

function printReport({ errors, overdue, facts, warnings, demonstrations, reviews, notes }: Report) {
  if (errors.length > 0) printErrors(errors);
  print("Vencidos (o site é gerado assim mesmo)", overdue);
  print("Fatos que se contradizem", facts);
  print("Avisos", warnings);
  print("Inventado, com a marca “exemplo, a confirmar”", demonstrations);
  print("A conferir por profissional ou pela empresa", reviews);
  print("Fora do site por enquanto", notes);
  const count = (number: number, one: string, many: string) =>
    `${number} ${number === 1 ? one : many}`;
  console.log(
    `\n${count(errors.length, "erro", "erros")}, ${count(warnings.length, "aviso", "avisos")}, ` +
      `${count(facts.length, "contradição conhecida", "contradições conhecidas")}.`,
  );
}

// `--errors`: only what stops a build, which asks so before it starts.
const onlyErrors = process.argv.includes("--errors");
const report = onlyErrors ? undefined : await checkContent();
const errors = report?.errors ?? (await contentErrors());
if (report) printReport(report);
else if (errors.length > 0) printErrors(errors);
if (errors.length + (report?.overdue.length ?? 0) > 0) process.exitCode = 1;
