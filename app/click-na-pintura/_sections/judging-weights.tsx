import { Section } from "@/components/ui/section";
import type { Contest } from "@/lib/content/collections/pages";

const criterionClass = {
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
        <div className="flex justify-between drawing-label">
          <span>0</span>
          <span>100</span>
        </div>
        {/* There is a tick for every ten per cent. */}
        <div className="tenths h-4 border-r-line border-grafite" />
      </div>
      <dl className="grid" style={{ gridTemplateColumns: columns }}>
        {weights.map(({ criterion, name, percent, text }) => (
          <div key={criterion} className="grid grid-cols-1 content-start">
            <dt className={`keep-background flex flex-col p-3 sm:p-6 ${criterionClass[criterion]}`}>
              <span className="text-poster headline">{percent}%</span>
              <span className="mt-2 text-lg font-bold hyphens-auto">{name}</span>
            </dt>
            <dd className="border-l-line border-grafite px-2 pt-4 sm:pr-8 sm:pl-6">
              <span className="block max-w-figure text-sm sm:text-base">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
