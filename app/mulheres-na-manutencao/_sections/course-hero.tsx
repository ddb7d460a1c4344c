import { Mark } from "@/components/art/mark";
import { InlineDrawing } from "@/components/art/inline-svg";
import { PageHero } from "@/components/layout/page-hero";
import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import { getLessons, totalMinutes } from "@/lib/content/education";
import { linkHref, linkLabel } from "@/lib/site";

/** The hero with the external link to the course (§2.10). */
export function CourseHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <PageHero
      label="Curso on-line"
      heading={heading}
      lead={lead}
      actions={
        <>
          <ButtonLink href={linkHref("womenCourse")}>
            {linkLabel("womenCourse", "Começar a aprender")}
          </ButtonLink>
          <ButtonLink href="#aulas" variant="inverse">
            Ver as aulas
          </ButtonLink>
        </>
      }
      art={<CourseArt />}
    />
  );
}

/** The illustration above a title block. */
function CourseArt() {
  const lessons = getLessons();
  return (
    <div className="border-2 border-grafite bg-white text-grafite">
      <ArtFrame className="border-0! p-2 sm:p-3">
        <InlineDrawing name="course-women" className="mx-auto h-auto w-full max-w-lg" />
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

function TitleBlockCell({ label, value }: { label: string; value: string }) {
  return (
    <div className="px-3 py-3 sm:px-4">
      <dt className="drawing-label text-grafite-claro">{label}</dt>
      <dd className="text-xl headline tabular-nums sm:text-2xl">{value}</dd>
    </div>
  );
}
