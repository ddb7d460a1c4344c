import type { CSSProperties } from "react";
import { Section } from "@/components/ui/section";
import type { Contest } from "@/lib/content/collections/pages";
import { formatReais } from "@/lib/format/money";

const backgrounds = ["bg-obra", "bg-seguranca", "bg-white"];

export function Prizes({ prizes, above }: { prizes: Contest["prizes"]; above: number }) {
  const highest = Math.max(...prizes.map(({ amount }) => amount));
  return (
    <Section
      labelledBy="premios"
      className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-aside-main"
      title={`Prêmios acima de ${formatReais(above)}`}
      lead="Dinheiro no bolso e material para a próxima parede."
    >
      <ol className="podium grid grid-cols-1 gap-y-8 sm:grid-cols-3 sm:gap-y-0">
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
                className={`podium-step mt-2 flex items-end border-line border-grafite sm:border-b-0 ${index > 0 ? "sm:border-l-0" : ""} ${backgrounds[index % backgrounds.length]}`}
              >
                <span className="hidden px-4 pb-3 text-4xl leading-headline headline sm:block">
                  {place}º
                </span>
              </div>
            </div>
            <div className="mt-3 sm:mt-0 sm:border-t-heavy sm:border-grafite sm:pt-4 sm:pr-4">
              <h3 className="drawing-label">{place}º lugar</h3>
              <p className="mt-1">mais {extra}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
