// `npm run check:content`: exits with status 1 only for what cannot be published.
import { byFile } from "@/lib/mdx/content-errors";
import { checkContent } from "@/scripts/content-check/report";

const { readAgain, warnings, demonstrations, reviews, notes, errors } = await checkContent();
if (errors.length > 0) {
  console.log(`\nErros (o site não é gerado assim)\n${byFile(errors)}`);
  process.exitCode = 1;
}
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
