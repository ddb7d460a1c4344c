import { Mark } from "@/components/art/mark";
import { QuotesSheetLink } from "@/components/company/quotes-sheet-link";
import { Paper } from "@/components/ui/paper";
import { Label, SmallText } from "@/components/ui/text";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { site } from "@/lib/site";

const parts = [
  ["Escopo", "Pintar paredes e teto do quarto. Fica de fora: portas e armários."],
  ["Medidas", "4,00 m × 3,00 m × 2,70 m. Paredes, 34,32 m²; teto, 12,00 m²."],
  ["Material", "Três galões de 3,6 L, com marca, linha e cor; quem compra."],
  ["Prazo", "Dia de início, etapas e dia da entrega."],
  ["Garantia", "O que cobre e até quando."],
  ["NR-35", "Nada acima de 2 m. Se houvesse, certificados e plano de resgate."],
  ["Preço", "Total, em cada etapa, e como se paga."],
  ["Assinatura", "De quem faz e de quem contrata."],
] as const;

export const QuoteModel = () => (
  <figure className="flex flex-col">
    <Paper className="flex grow flex-col">
      <div
        aria-hidden="true"
        className="flex items-center justify-between gap-4 border-b-line border-grafite px-4 py-3"
      >
        <Mark name="primoze" className="h-8 w-auto" />
        <Label
          as="span"
          className="border-line border-dashed border-obra-escura px-2 py-1 text-obra-escura"
        >
          Modelo
        </Label>
      </div>
      <ol className="flex grow flex-col">
        {parts.map(([name, text]) => (
          <li
            key={name}
            className="flex grow items-center border-cimento px-4 py-2 not-first:border-t"
          >
            <div className="min-w-0 wrap-anywhere">
              <Label className="text-obra-escura">{name}</Label>
              <p>{addNonBreakingSpaces(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <SmallText as="div" aria-hidden="true" className="grid grid-cols-2 gap-x-6 px-4 pt-8 pb-3">
        <span className="border-t-line border-grafite pt-1">{site.name}</span>
        <span className="border-t-line border-grafite pt-1">Cliente</span>
      </SmallText>
    </Paper>
    <SmallText as="figcaption" className="mt-3">
      Modelo de orçamento: oito itens que ele deve trazer por escrito, antes de a obra começar.
      <br />
      <QuotesSheetLink />
    </SmallText>
  </figure>
);
