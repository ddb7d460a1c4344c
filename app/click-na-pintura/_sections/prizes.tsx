import "@/app/click-na-pintura/contest.css";
import type { CSSProperties } from "react";
import { Section } from "@/components/ui/section";
import { Headline, Label } from "@/components/ui/text";
import type { Contest } from "@/lib/content/collections/pages";
import { formatReais } from "@/lib/format/money";

const backgroundClasses = ["bg-obra", "bg-seguranca", "bg-white"];

export function Prizes({ prizes, above }: { prizes: Contest["prizes"]; above: number }) {
  const highest = Math.max(...prizes.map(({ amount }) => amount));
  return (
    <Section
      labelledBy="premios"
      columns="aside-main"
      title={`Prêmios acima de ${formatReais(above)}`}
      lead="Dinheiro no bolso e material para a próxima parede."
    >
      <ol className="podium">
        {prizes.map(({ place, amount, extra }, index) => (
          <li key={place} style={{ "--share": amount / highest } as CSSProperties}>
            <div className="flex flex-col justify-end">
              <Headline as="p" size="part" className="px-1">
                {formatReais(amount)}
              </Headline>
              <div
                aria-hidden="true"
                className={`podium-step mt-2 flex items-end border-grafite ${backgroundClasses[index % backgroundClasses.length]}`}
              >
                <Headline as="span" size="page" className="hidden px-4 pb-3 sm:block">
                  {place}º
                </Headline>
              </div>
            </div>
            <div className="border-grafite pt-3 sm:border-t-heavy sm:pr-4">
              <Label as="h3">{place}º lugar</Label>
              <p className="mt-1">mais {extra}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
