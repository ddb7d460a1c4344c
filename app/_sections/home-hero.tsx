import { OpeningHours } from "@/components/layout/opening-hours";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { HouseMenu } from "@/app/_sections/house-menu";

/** Headline, tagline, two calls to action (§1.2, §2.5) and a title block. */
export function HomeHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Section tone="planta" edge="ruler" className="pb-0">
      <div className="grid grid-cols-1 items-center gap-x-8 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h1 className="text-4xl headline lg:text-[clamp(3.5rem,6.2vw,5.25rem)]">{heading}</h1>
          <p className="mt-6 max-w-xl text-lg text-balance">{lead}</p>
          <div className="mt-9 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
            <ButtonLink href={paths.contact}>SOLICITE UM ORÇAMENTO</ButtonLink>
            <ButtonLink href={paths.services} variant="inverse">
              CONHEÇA NOSSOS SERVIÇOS
            </ButtonLink>
          </div>
        </div>
        <div className="mt-8 lg:mt-0">
          <HouseMenu />
        </div>
      </div>
      <dl className="mt-10 grid grid-cols-1 border-t border-concreto/40 pb-8 sm:grid-cols-3 lg:mt-14">
        <TitleBlockCell term="Onde">{site.area}</TitleBlockCell>
        <TitleBlockCell term="Quando">
          <OpeningHours />
        </TitleBlockCell>
        <TitleBlockCell term="Telefone">
          <a
            className="-my-2 inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            href={site.phoneHref}
          >
            {site.phone}
          </a>
        </TitleBlockCell>
      </dl>
    </Section>
  );
}

function TitleBlockCell({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-concreto/40 py-4 sm:border-r sm:px-5 sm:first:pl-0 sm:last:border-r-0">
      <dt className="drawing-label text-seguranca">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
