// `npm run check:content`: exits with status 1 on errors that would fail the build and on articles that
// are too old, not on warnings.
import { byFile, contentErrors } from "@/components/mdx/content-errors";
import { checkContent, type Report } from "@/scripts/content-check/report";

function printReport({ overdue, facts, warnings, demonstrations, reviews, notes, errors }: Report) {
  for (const [title, lines] of Object.entries({
    "Vencidos (o site é gerado assim mesmo)": overdue,
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

// `--errors`: only what stops a build, which asks so before it starts.
const report = process.argv.includes("--errors") ? undefined : await checkContent();
const errors = report?.errors ?? (await contentErrors());
if (errors.length > 0) console.log(`\nErros (o site não é gerado assim)\n${byFile(errors)}`);
if (report) printReport(report);
if (errors.length + (report?.overdue.length ?? 0) > 0) process.exitCode = 1;
