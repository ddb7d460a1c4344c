import { InlineDrawing } from "@/components/art/inline-svg";
import { SpiritLevel } from "@/components/art/spirit-level";
import { HeroLabel } from "@/components/layout/hero-label";

/** The hero on excellence and safety (§2.6), above a street that fills the width of the window. */
export function ServicesHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="border-b-2 border-grafite bg-white blueprint-grid [--grid-fine:transparent] [--grid:rgb(14_58_90/0.08)]">
      <div className="container-site grid grid-cols-1 items-end gap-x-16 gap-y-5 pt-12 lg:grid-cols-[1.5fr_1fr] lg:pt-20">
        <div>
          <HeroLabel ground="light">Serviços</HeroLabel>
          <h1 className="mt-4 text-4xl headline">{heading}</h1>
          <SpiritLevel className="mt-6 h-auto w-full max-w-md lg:mt-8 print:hidden" />
        </div>
        <p className="max-w-2xl text-lg text-balance">{lead}</p>
      </div>
      {/* Phones show the middle of the drawing. */}
      <div className="mt-6 flex justify-center overflow-hidden lg:mt-2 print:hidden">
        <InlineDrawing name="street" className="h-auto w-[max(100%,50rem)] max-w-none shrink-0" />
      </div>
    </section>
  );
}
