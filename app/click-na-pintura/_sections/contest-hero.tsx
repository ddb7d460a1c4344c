import { InlineDrawing } from "@/components/art/drawing";
import { ButtonLink, ButtonRow } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { Headline, Lead } from "@/components/ui/text";
import { isOver } from "@/lib/content/dates";
import { contestEnds } from "@/lib/content/press";
import type { Contest } from "@/lib/content/collections/pages";
import { paths } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

type ContestHeroProps = { heading: string; lead: string; contest: Contest };

/** The corners of a viewfinder. */
const cornerClasses = [
  "top-0 left-0 border-t-heavy border-l-heavy",
  "top-0 right-0 border-t-heavy border-r-heavy",
  "bottom-0 left-0 border-b-heavy border-l-heavy",
  "right-0 bottom-0 border-r-heavy border-b-heavy",
];

export function ContestHero({ heading, lead, contest }: ContestHeroProps) {
  const { entries, result } = contestEnds(contest);
  return (
    <section className="bg-grafite text-concreto">
      <div className="container-site py-6 lg:py-16">
        <div className="relative px-4 py-8 lg:p-16">
          {cornerClasses.map((className) => (
            <span
              key={className}
              aria-hidden="true"
              className={`absolute size-8 border-seguranca ${className}`}
            />
          ))}
          <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-text-picture">
            <div>
              <Headline as="h1" size="page">
                {heading}
              </Headline>
              <Lead className="mt-6">{addNonBreakingSpaces(lead)}</Lead>
            </div>
            <div className="bg-concreto">
              <InlineDrawing name="photo-contest" className="h-auto w-full" />
            </div>
          </div>
          {isOver(result) ? (
            <>
              <p className="mt-6 max-w-text">
                {contest.result ?? "Os nomes de quem ganhou vão entrar nesta página."}
              </p>
              <div className="mt-2 flex flex-wrap gap-x-8">
                <TextLink href={linkHref("contestSite")}>
                  {linkLabel("contestSite", "Ver o site do concurso")}
                </TextLink>
                <TextLink href={linkHref("contestRules")}>
                  {linkLabel("contestRules", "Ler o regulamento")}
                </TextLink>
                <TextLink href={paths.pressRelease}>Release para a imprensa</TextLink>
              </div>
            </>
          ) : (
            <ButtonRow className="mt-8">
              <ButtonLink href={linkHref("contestSite")}>
                {isOver(entries)
                  ? linkLabel("contestSite", "Ver o site do concurso")
                  : "Participar do concurso"}
              </ButtonLink>
              <ButtonLink href={linkHref("contestRules")} variant="inverse">
                {linkLabel("contestRules", "Ler o regulamento")}
              </ButtonLink>
              <ButtonLink href={paths.pressRelease} variant="inverse">
                Release para a imprensa
              </ButtonLink>
            </ButtonRow>
          )}
        </div>
      </div>
    </section>
  );
}
