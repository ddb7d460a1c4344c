import { InlineDrawing } from "@/components/art/inline-svg";
import { HeroLabel } from "@/components/layout/hero-label";
import { ButtonLink } from "@/components/ui/button";

/** The hero (§2.8): half of the window is the text, the other half the drawing. */
export function SocialHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="grid grid-cols-1 border-b-2 border-grafite bg-obra [--focus-ring:var(--color-grafite)] lg:grid-cols-2">
      <div className="px-gutter py-10 lg:ml-auto lg:w-full lg:max-w-[calc(var(--site-width)/2)] lg:py-24 lg:pr-14">
        <HeroLabel ground="bright">Projetos sociais · Mão Amiga</HeroLabel>
        <h1 className="mt-4 text-4xl headline lg:text-[clamp(2.75rem,4.2vw,4rem)]">{heading}</h1>
        <p className="mt-6 max-w-2xl text-lg text-balance">{lead}</p>
        <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <ButtonLink href="#participar" variant="dark">
            Quero participar
          </ButtonLink>
          <ButtonLink href="#proposta" variant="secondary">
            Propor um projeto
          </ButtonLink>
        </div>
      </div>
      <div className="flex items-end justify-center overflow-hidden border-grafite bg-white blueprint-grid px-4 pt-8 [--grid-fine:transparent] [--grid:rgb(14_58_90/0.08)] max-lg:border-t-2 lg:border-l-2">
        <InlineDrawing name="mao-amiga" className="-mb-[4%] h-auto w-full max-w-2xl" />
      </div>
    </section>
  );
}
