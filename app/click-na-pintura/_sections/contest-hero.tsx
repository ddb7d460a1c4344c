import { InlineDrawing } from "@/components/art/drawing";
import { ButtonLink } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { isOver } from "@/lib/content/dates";
import { contestEnds } from "@/lib/content/press";
import type { Contest } from "@/lib/content/collections/pages";
import { paths } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

type ContestHeroProps = { heading: string; lead: string; contest: Contest };

const corner = "absolute size-8 border-seguranca lg:size-16";

export function ContestHero({ heading, lead, contest }: ContestHeroProps) {
  const { entries, result } = contestEnds(contest);
  return (
    <section className="bg-grafite text-concreto">
      <div className="container-site py-6 lg:py-12">
        <div className="relative px-4 py-8 sm:px-8 lg:px-16 lg:py-16">
          <span
            aria-hidden="true"
            className={`${corner} top-0 left-0 border-t-heavy border-l-heavy`}
          />
          <span
            aria-hidden="true"
            className={`${corner} top-0 right-0 border-t-heavy border-r-heavy`}
          />
          <span
            aria-hidden="true"
            className={`${corner} bottom-0 left-0 border-b-heavy border-l-heavy`}
          />
          <span
            aria-hidden="true"
            className={`${corner} right-0 bottom-0 border-r-heavy border-b-heavy`}
          />
          <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-text-picture">
            <div>
              <h1 className="text-4xl headline">{heading}</h1>
              <p className="mt-6 max-w-text text-lg text-balance">{addNonBreakingSpaces(lead)}</p>
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
            <div className="mt-8 flex flex-col gap-4 text-balance sm:flex-row sm:flex-wrap">
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
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
