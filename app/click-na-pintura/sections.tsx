import type { CSSProperties } from "react";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Contest } from "@/lib/content/collections";
import { formatReais } from "@/lib/format/money";
import { countedNoun } from "@/lib/format/number-words";
import { ContestSiteLink } from "@/app/click-na-pintura/_sections/contest-hero";
import { Photograph } from "@/components/art/photograph";
import { InlineDrawing } from "@/components/art/drawing";
import { Mark } from "@/components/art/mark";
import { ButtonLink } from "@/components/ui/button";
import { articleOrBlogPath } from "@/lib/content/articles";
import { isOver } from "@/lib/content/dates";
import { linkLabel } from "@/lib/site";

const backgrounds = ["bg-obra", "bg-seguranca", "bg-white"];

export function Prizes({ prizes, above }: { prizes: Contest["prizes"]; above: number }) {
  const highest = Math.max(...prizes.map(({ amount }) => amount));
  return (
    <Section
      labelledBy="premios"
      className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.7fr] lg:items-end"
    >
      <div className="lg:self-start">
        <SectionHeading id="premios" title={`Prêmios acima de ${formatReais(above)}`}>
          <p>
            Dinheiro no bolso e material para a próxima parede.{" "}
            {countedNoun(prizes.length, "lugar", "lugares")}, e o tamanho de cada barra é o do
            prêmio em dinheiro.
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
                className={`mt-2 flex h-6 w-[calc(var(--share)*100%)] items-end border-2 border-grafite sm:h-[calc(var(--share)*24rem)] sm:w-full sm:border-b-0 print:h-[calc(var(--share)*12rem)] ${index > 0 ? "sm:border-l-0" : ""} ${backgrounds[index % backgrounds.length]}`}
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

export const Scholarships = ({ count, text }: { count: number; text: string }) => (
  <Section
    tone="seguranca"
    labelledBy="bolsas"
    className="grid grid-cols-1 items-center gap-x-10 gap-y-10 md:grid-cols-[1.2fr_1fr]"
  >
    <div>
      <p className="drawing-label">Bônus</p>
      <h2 id="bolsas" className="mt-3 text-3xl headline">
        <span className="block text-[clamp(6rem,4rem+9vw,12rem)] leading-[0.8] tracking-tighter">
          {count}
        </span>
        <span className="mt-5 block">bolsas de estudo de fotografia</span>
      </h2>
      <p className="mt-5 max-w-xl text-lg">{text}</p>
    </div>
    <InlineDrawing name="contact-sheet" className="h-auto w-full max-w-lg" />
  </Section>
);

/** On a strip of film, as the drawing of the scholarships. */
export function ChosenPhotographs({ photographs }: Pick<Contest, "photographs">) {
  if (photographs.length === 0) return null;
  return (
    <section aria-labelledby="escolhidas" className="bg-grafite text-concreto">
      <div className="film-holes" aria-hidden="true" />
      <div className="container-site py-10">
        <h2 id="escolhidas" className="text-3xl headline">
          {countedNoun(photographs.length, "fotografia escolhida", "fotografias escolhidas")}
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {photographs.map(({ author, place, picture }) => (
            <li key={picture.src}>
              <figure>
                <Photograph
                  picture={picture}
                  sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 33vw, 50vw"
                  className="aspect-4/3 h-auto w-full"
                />
                <figcaption className="mt-1.5 text-sm">
                  <strong>{author}</strong>, {place}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className="film-holes" aria-hidden="true" />
    </section>
  );
}

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
      <div aria-hidden="true" className="mt-12">
        <div className="flex justify-between drawing-label">
          <span>0</span>
          <span>100</span>
        </div>
        {/* One tick per ten per cent. */}
        <div className="h-4 border-r-2 border-grafite bg-[repeating-linear-gradient(90deg,var(--color-grafite)_0_2px,transparent_2px_10%)]" />
      </div>
      <dl className="grid" style={{ gridTemplateColumns: columns }}>
        {weights.map(({ criterion, name, percent, text }) => (
          <div key={criterion} className="grid grid-cols-1 grid-rows-[auto_1fr]">
            <dt className={`keep-background flex flex-col p-3 sm:p-6 ${criterionClass[criterion]}`}>
              <span className="text-[clamp(min(2.25rem,11.25vw),1.4rem+4.2vw,min(5.5rem,18vw))] leading-none headline">
                {percent}%
              </span>
              <span className="mt-2 text-lg font-bold hyphens-auto">{name}</span>
            </dt>
            <dd className="border-l-2 border-grafite px-2 pt-4 sm:pr-8 sm:pl-6">
              <span className="block max-w-md text-sm sm:text-base">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const ContestCta = ({ lastDay }: { lastDay: string }) => (
  <Section
    tone="cimento"
    labelledBy="participar"
    className="no-print grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]"
  >
    <Mark name="click-na-pintura" className="h-auto w-full max-w-sm" />
    <div>
      <h2 id="participar" className="text-3xl headline">
        {isOver(lastDay)
          ? "As inscrições terminaram. As dicas de foto continuam."
          : "Sua parede já está pronta. Falta a foto."}
      </h2>
      <div className="mt-8 flex flex-wrap gap-4">
        <ContestSiteLink
          lastDay={lastDay}
          label={linkLabel("contestSite", "Ir para o site do concurso")}
          variant="dark"
        />
        <ButtonLink href={articleOrBlogPath("click-na-pintura-concurso")} variant="secondary">
          Dicas para fotografar
        </ButtonLink>
      </div>
    </div>
  </Section>
);
