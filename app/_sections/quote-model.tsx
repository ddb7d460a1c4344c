import { Mark } from "@/components/art/mark";
import { site } from "@/lib/site";

const parts = [
  ["Escopo", "Cada cômodo e cada serviço, e o que fica de fora."],
  ["Medidas", "Metros quadrados de parede, teto e piso, e quem os mediu."],
  ["Material", "Marca, linha, cor e quantidade; quem compra."],
  ["Prazo", "Dia de início, etapas e dia da entrega."],
  ["Garantia", "O que cobre e até quando."],
  ["NR-35", "Certificados e plano, se houver altura acima de 2 m."],
  ["Assinatura", "De quem faz e de quem contrata."],
] as const;

export const QuoteModel = () => (
  <figure className="flex flex-col">
    <div className="flex grow flex-col border-2 border-grafite bg-white">
      <div
        aria-hidden="true"
        className="flex items-center justify-between gap-4 border-b-2 border-grafite px-5 py-3"
      >
        <Mark name="primoze" className="h-8 w-auto" />
        <span className="border-2 border-dashed border-obra-escura px-2 py-0.5 drawing-label text-obra-escura">
          Modelo
        </span>
      </div>
      <ol className="flex grow flex-col">
        {parts.map(([name, text], index) => (
          <li
            key={name}
            className="grid grow grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-3 border-cimento px-5 py-2.5 not-first:border-t"
          >
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full bg-seguranca text-sm font-bold"
            >
              {index + 1}
            </span>
            <p className="text-sm leading-snug">
              <strong className="block text-base">{name}</strong>
              {text}
            </p>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="grid grid-cols-2 gap-x-6 px-5 pt-7 pb-3 text-xs">
        <span className="border-t-2 border-grafite pt-1">{site.name}</span>
        <span className="border-t-2 border-grafite pt-1">Cliente</span>
      </div>
    </div>
    <figcaption className="mt-3 text-sm">
      Modelo: sete itens que todo orçamento deve trazer por escrito, antes de a obra começar.
    </figcaption>
  </figure>
);
