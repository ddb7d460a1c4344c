import "@/app/click-na-pintura/contest.css";
import { Section } from "@/components/ui/section";
import { Headline, Label, SmallText } from "@/components/ui/text";
import type { Contest } from "@/lib/content/collections/pages";

const criterionClasses = {
  technical: "bg-planta text-concreto",
  creative: "bg-obra text-grafite",
} as const;

export function JudgingWeights({ weights }: { weights: Contest["weights"] }) {
  const columns = weights.map(({ percent }) => `minmax(0,${percent}fr)`).join(" ");
  return (
    <Section
      tone="white"
      labelledBy="criterios"
      className="print:break-inside-avoid"
      title="Como as fotos são avaliadas"
      lead={
        <p>
          A curadoria dá as notas com estes pesos e seleciona as melhores fotos. Depois, o público
          vota pela internet entre as selecionadas.
        </p>
      }
    >
      <div aria-hidden="true" className="mt-title">
        <div className="flex justify-between">
          <Label>0</Label>
          <Label>100</Label>
        </div>
        {/* There is a tick for every ten per cent. */}
        <div className="tenths h-4 border-r-line border-grafite" />
      </div>
      <dl className="grid" style={{ gridTemplateColumns: columns }}>
        {weights.map(({ criterion, name, percent, text }) => (
          <div key={criterion} className="grid grid-cols-1 content-start">
            <dt
              className={`keep-background flex flex-col p-3 md:p-inset ${criterionClasses[criterion]}`}
            >
              <Headline as="span" size="page">
                {percent}%
              </Headline>
              <Headline as="span" size="row" className="mt-2 hyphens-auto">
                {name}
              </Headline>
            </dt>
            <dd className="border-l-line border-grafite px-2 pt-4 md:px-inset">
              <SmallText className="max-w-figure">{text}</SmallText>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
