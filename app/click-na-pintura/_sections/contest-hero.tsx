import { InlineDrawing } from "@/components/art/inline-svg";
import { PageHero } from "@/components/layout/page-hero";
import { ButtonLink } from "@/components/ui/button";
import { UntilEnd } from "@/components/ui/until-end";
import { contestEnds, type Contest } from "@/lib/content/contest";
import { paths } from "@/lib/paths";
import { externalLinks, linkLabel } from "@/lib/site";

type ContestHeroProps = { heading: string; lead: string; contest: Contest };

const corner = "absolute size-9 border-seguranca";

/** Headline and the three links (§2.14); the drawing is framed like a camera viewfinder. */
export function ContestHero({ heading, lead, contest }: ContestHeroProps) {
  const { entries } = contestEnds(contest);
  return (
    <PageHero
      label="Concurso de fotografia"
      heading={heading}
      lead={lead}
      actions={
        <>
          <UntilEnd
            lastDay={entries}
            then={
              <ButtonLink href={externalLinks.contestSite}>
                {linkLabel("contestSite", "Ver o site do concurso")}
              </ButtonLink>
            }
          >
            <ButtonLink href={externalLinks.contestSite}>Participar do concurso</ButtonLink>
          </UntilEnd>
          <ButtonLink href={externalLinks.contestRules} variant="inverse">
            {linkLabel("contestRules", "Ler o regulamento")}
          </ButtonLink>
          <ButtonLink href={paths.pressRelease} variant="inverse">
            Release para a imprensa
          </ButtonLink>
        </>
      }
      art={
        <div className="relative p-5">
          <span aria-hidden="true" className={`${corner} top-0 left-0 border-t-4 border-l-4`} />
          <span aria-hidden="true" className={`${corner} top-0 right-0 border-t-4 border-r-4`} />
          <span aria-hidden="true" className={`${corner} bottom-0 left-0 border-b-4 border-l-4`} />
          <span aria-hidden="true" className={`${corner} right-0 bottom-0 border-r-4 border-b-4`} />
          <InlineDrawing name="photo-contest" className="h-auto w-full bg-concreto" />
          <p className="mt-3 flex flex-wrap justify-between gap-x-6 px-3 drawing-label text-seguranca">
            <span>Até {contest.photosPerPerson} fotos por participante</span>
            <span>{contest.photosSelected} selecionadas</span>
          </p>
        </div>
      }
    />
  );
}
