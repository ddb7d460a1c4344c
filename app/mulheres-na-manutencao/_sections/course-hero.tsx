import { InlineDrawing } from "@/components/art/drawing";
import { Mark } from "@/components/art/mark";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
import { PageHero } from "@/components/layout/page-hero";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import { getLessons, totalMinutes } from "@/lib/content/education";
import type { PageContent } from "@/lib/content/pages";
import { linkHref, linkLabel } from "@/lib/site";

type CourseHeroProps = Pick<PageContent, "heading" | "lead" | "picture">;

export const CourseHero = ({ heading, lead, picture }: CourseHeroProps) => (
  <PageHero
    label="Curso on-line"
    heading={heading}
    lead={lead}
    actions={
      <>
        <ButtonLink href={`#${getLessons()[0]?.slug ?? "aulas"}`}>Começar pela aula 1</ButtonLink>
        <ButtonLink href={linkHref("womenCourse")} variant="inverse">
          {linkLabel("womenCourse", "Começar a aprender")}
        </ButtonLink>
      </>
    }
    art={<CourseArt picture={picture} />}
  />
);

function CourseArt({ picture }: Pick<CourseHeroProps, "picture">) {
  const lessons = getLessons();
  return (
    <div className="border-2 border-grafite bg-white text-grafite">
      <ArtFrame className={`border-0! ${picture ? "" : "p-2 sm:p-3"}`}>
        <PhotographOrDrawing
          picture={picture}
          sizes="(min-width: 64rem) 34rem, calc(100vw - 2.25rem)"
          first
        >
          <InlineDrawing name="course-women" className="mx-auto h-auto w-full max-w-lg" />
        </PhotographOrDrawing>
      </ArtFrame>
      <div className="grid grid-cols-[auto_1fr] divide-x-2 divide-grafite border-t-2 border-grafite">
        <div className="grid place-items-center px-3 sm:px-4" aria-hidden="true">
          <Mark name="mulheres-na-manutencao-simbolo" className="size-11" />
        </div>
        <dl className="grid grid-cols-2 divide-x-2 divide-grafite">
          <TitleBlockCell label="Aulas" value={`${lessons.length}`} />
          <TitleBlockCell
            label="Duração"
            value={addNonBreakingSpaces(`${totalMinutes(lessons)} min`)}
          />
        </dl>
      </div>
    </div>
  );
}

const TitleBlockCell = ({ label, value }: { label: string; value: string }) => (
  <div className="px-3 py-3 sm:px-4">
    <dt className="drawing-label text-grafite-claro">{label}</dt>
    <dd className="text-xl headline tabular-nums sm:text-2xl">{value}</dd>
  </div>
);
