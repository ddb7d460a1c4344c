import { PlumbLine } from "@/components/art/plumb-line";
import { HeroLabel } from "@/components/layout/hero-label";

/** The hero of the contact page: a headline beside a plumb line that hangs from the top edge. */
export function ContactHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="overflow-hidden border-b-2 border-grafite bg-seguranca">
      <div className="relative container-site py-10 md:pr-60 lg:py-20">
        <HeroLabel ground="bright">Contato</HeroLabel>
        <h1 className="mt-4 text-4xl headline max-md:pr-[18vw] xl:text-[clamp(4.75rem,6.4vw,6rem)]">
          {heading}
        </h1>
        <p className="mt-5 max-w-2xl text-lg text-balance">{lead}</p>
        <PlumbLine className="absolute top-0 right-gutter h-[min(13rem,50vw)] w-auto md:right-16 md:h-[86%] print:hidden" />
      </div>
    </section>
  );
}
