import type { CSSProperties } from "react";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Contest } from "@/lib/content/press-schemas";
import { formatReais } from "@/lib/format/money";

type PrizesProps = { prizes: Contest["prizes"]; above: number };

const backgrounds = ["bg-obra", "bg-seguranca", "bg-white"];

/** The three prizes (§9.4) as bars, proportional to the amounts. */
export function Prizes({ prizes, above }: PrizesProps) {
  const highest = Math.max(...prizes.map(({ amount }) => amount));
  return (
    <Section
      labelledBy="premios"
      className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.7fr] lg:items-end"
    >
      <div className="lg:self-start">
        <SectionHeading id="premios" title={`Prêmios acima de ${formatReais(above)}`}>
          <p>
            Dinheiro no bolso e material para a próxima parede. Três lugares, e a altura de cada
            barra é a do prêmio em dinheiro.
          </p>
        </SectionHeading>
      </div>
      <ol className="grid grid-cols-1 gap-y-9 sm:grid-cols-3 sm:grid-rows-[1fr_auto] sm:gap-y-0">
        {prizes.map(({ place, amount, extra }, index) => (
          <li
            key={place}
            style={{ "--share": amount / highest } as CSSProperties}
            className="flex flex-col sm:row-span-2 sm:grid sm:grid-rows-subgrid"
          >
            <div className="flex flex-col sm:justify-end">
              <p className="text-2xl headline sm:px-1">{formatReais(amount)}</p>
              <div
                aria-hidden="true"
                className={`mt-2 flex h-6 w-[calc(var(--share)*100%)] items-end border-2 border-grafite sm:h-[calc(var(--share)*24rem)] sm:w-full sm:border-b-0 ${index > 0 ? "sm:border-l-0" : ""} ${backgrounds[index]}`}
              >
                <span className="hidden px-4 pb-3 text-4xl leading-none headline sm:block">
                  {place}º
                </span>
              </div>
            </div>
            <div className="mt-3 sm:mt-0 sm:border-t-4 sm:border-grafite sm:pt-4 sm:pr-4">
              <h3 className="drawing-label">{place}º lugar</h3>
              <p className="mt-1">mais {extra}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
