/**
 * `npm run check:content`: checks content/ before publishing. Exits with status 1 on errors that
 * would fail the build, not on warnings. Uses no network. Messages are in Portuguese, for editors.
 */
import { checkContent, type Report } from "@/scripts/content-check/report";

const print = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  - ${line}`).join("\n")}`);
};

function printReport({ errors, facts, warnings, demonstrations, reviews, notes }: Report) {
  print("Erros (o site não é gerado assim)", errors);
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

const report = checkContent();
printReport(report);
if (report.errors.length > 0) process.exitCode = 1;
