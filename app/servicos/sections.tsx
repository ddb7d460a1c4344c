import { InlineDrawing, Drawing } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
import { HeroLabel } from "@/components/layout/page-hero";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { ArtFrame } from "@/components/ui/art-frame";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { getNr35Items, getTeam, type Nr35Item } from "@/lib/content/collections";
import { articleOrBlogPath } from "@/lib/content/articles";
import { Unbroken } from "@/components/ui/unbroken";
import { FoldIcon } from "@/components/ui/fold";
import type { Picture } from "@/lib/content/picture-fields";
import { color } from "@/lib/drawings/palette";

export const ServicesHero = ({ heading, lead }: { heading: string; lead: string }) => (
  <section className="border-b-2 border-grafite paper-grid">
    <div className="container-site grid grid-cols-1 items-end gap-x-16 gap-y-4 pt-8 sm:gap-y-5 sm:pt-12 lg:grid-cols-[1.5fr_1fr]">
      <div>
        <HeroLabel ground="light">Serviços</HeroLabel>
        <h1 className="mt-3 text-4xl headline sm:mt-4">{heading}</h1>
        <SpiritLevel className="mt-6 h-auto w-full max-w-md max-sm:hidden lg:mt-8 print:hidden" />
      </div>
      <p className="max-w-2xl text-lg text-balance">{lead}</p>
    </div>
    {/* Phones show the middle of the drawing. */}
    <div className="mt-4 flex justify-center overflow-hidden lg:mt-2 print:hidden">
      <InlineDrawing name="street" className="h-auto w-[115%] max-w-none shrink-0 sm:w-full" />
    </div>
  </section>
);

/** On phones, all but the first sentence is folded, so that the services come soon. */
export const HeightSafety = ({ picture }: { picture?: Picture | undefined }) => (
  <Section
    id="nr35"
    labelledBy="nr35-titulo"
    className="lg:py-16"
    marked
    title="Certificação NR35 para trabalho em altura"
    lead={
      <>
        Acima de 2 metros, com risco de queda, o serviço segue a <Unbroken>NR-35,</Unbroken> a norma
        federal de trabalho em altura.
      </>
    }
  >
    <details className="phone-fold group mt-4 max-md:border-2 max-md:border-grafite max-md:bg-white md:mt-8">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-4 py-2 font-bold hover:bg-seguranca [&::-webkit-details-marker]:hidden">
        O que exige, e o que você recebe
        <FoldIcon />
      </summary>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 max-md:p-4 min-[43.75rem]:grid-cols-[1fr_1.1fr] lg:gap-x-14 print:block">
        <div className="md:text-lg">
          <p>Fachada, telhado, calha e caixa-d’água entram nessa conta.</p>
          <p className="mt-4">
            Nossa equipe tem a certificação, e você não precisa acreditar só na palavra: antes de
            alguém subir, você confere os papéis.
          </p>
          <a
            href={articleOrBlogPath("nr35-trabalhos-altura")}
            className="mt-4 inline-flex min-h-11 items-center font-bold text-link"
          >
            Ler o guia completo da NR-35
          </a>
        </div>
        <ArtFrame className={`print:hidden ${picture ? "" : "px-4 py-2"}`}>
          <PhotographOrDrawing picture={picture} sizes="(min-width: 43.75rem) 50vw, 100vw">
            <Drawing name="height" className="mx-auto h-auto w-full max-w-2xl lg:max-h-72" />
          </PhotographOrDrawing>
        </ArtFrame>
      </div>
      {getNr35Items().length > 0 && <Nr35Table />}
      <Team />
    </details>
  </Section>
);

/** Who goes up. */
function Team() {
  const team = getTeam();
  if (team.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-4 max-md:p-4 sm:grid-cols-3 md:mt-8 lg:grid-cols-5">
      {team.map(({ slug, name, trade, register, picture, demonstration }) => (
        <li key={slug}>
          <Photograph
            picture={picture}
            sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 33vw, 50vw"
            className="aspect-square h-auto w-full border-2 border-grafite"
          />
          <p className="mt-2 font-extrabold">
            {name}
            {demonstration && <DemonstrationLabel />}
          </p>
          <p className="text-sm">{[trade, register].filter(Boolean).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}

const Nr35Table = () => (
  <div className="border-grafite bg-white max-md:border-t-2 md:mt-8 md:border-2">
    <div
      aria-hidden="true"
      className="hidden grid-cols-[0.8fr_1.2fr_1.2fr] bg-planta drawing-label text-white md:grid"
    >
      <p className="px-6 py-3">Item</p>
      <p className="border-l border-white/40 px-6 py-3">O que a norma exige</p>
      <p className="border-l border-white/40 bg-aberto px-6 py-3">O que você recebe</p>
    </div>
    <ul>
      {getNr35Items().map((item) => (
        <li
          key={item.title}
          className="border-t-2 border-grafite first:border-t-0 md:first:border-t-2"
        >
          <Nr35Row item={item} />
        </li>
      ))}
    </ul>
  </div>
);

const Nr35Row = ({ item: { title, requires, delivers, demonstration } }: { item: Nr35Item }) => (
  <div className="grid grid-cols-1 md:grid-cols-[0.8fr_1.2fr_1.2fr]">
    <h3 className="px-5 pt-4 text-xl font-extrabold md:px-6 md:py-3 md:text-base md:leading-snug lg:text-xl print:break-after-auto!">
      {title}
    </h3>
    <p className="px-5 pt-1 pb-4 md:border-l-2 md:border-grafite md:px-6 md:py-3">
      <span className="block drawing-label md:sr-only">O que a norma exige </span>
      {addNonBreakingSpaces(requires)}
    </p>
    <p className="bg-planta-clara px-5 py-4 md:border-l-2 md:border-grafite md:px-6 md:py-3">
      <span className="block drawing-label md:sr-only">O que você recebe </span>
      {addNonBreakingSpaces(delivers)}
      {demonstration.length > 0 && <DemonstrationLabel />}
    </p>
  </div>
);

const SpiritLevel = ({ className = "" }: { className?: string }) => (
  <svg
    viewBox="0 0 420 34"
    className={`artwork ${className}`}
    fill="none"
    stroke={color.planta}
    strokeWidth="2.5"
    aria-hidden="true"
  >
    <path fill={color.seguranca} d="M2 2h416v30H2z" />
    <path strokeWidth="1.2" d="M2 8h416M2 26h416" />
    <path fill={color.concreto} d="M172 7h76a10 10 0 0 1 0 20h-76a10 10 0 0 1 0-20z" />
    <ellipse
      className="motion-safe:[animation:settle_2.2s_0.2s_ease-in-out_backwards]"
      fill={color.vidro}
      cx="210"
      cy="15"
      rx="13"
      ry="6.5"
    />
    <path d="M193 7v20M227 7v20" />
    <circle fill={color.concreto} cx="48" cy="17" r="9" />
    <circle fill={color.concreto} cx="372" cy="17" r="9" />
  </svg>
);
