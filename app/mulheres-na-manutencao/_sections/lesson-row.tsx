import { Drawing } from "@/components/art/drawing";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import type { Lesson } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";
import { LessonDialog } from "@/app/mulheres-na-manutencao/_sections/lesson-dialog";

/** A lesson with its two buttons (§2.10). @param props.from total minutes of the earlier lessons */
export function LessonRow({ lesson, from }: { lesson: Lesson; from: number }) {
  const { slug, order, title, summary, minutes, sheet, art } = lesson;
  return (
    <li
      id={slug}
      className="grid grid-cols-1 gap-x-8 gap-y-5 border-b-2 border-grafite py-8 sm:grid-cols-[14rem_1fr] lg:grid-cols-[5.5rem_16rem_1fr_12.5rem] lg:items-center"
    >
      <p
        aria-hidden="true"
        className="hidden self-stretch border-l-2 border-obra pl-4 drawing-label tabular-nums lg:flex lg:flex-col lg:justify-between"
      >
        <span>{from} min</span>
        <span>{from + minutes} min</span>
      </p>
      <ArtFrame className="p-3 sm:row-span-2 lg:row-span-1">
        <Drawing name={art} className="h-auto w-full" />
      </ArtFrame>
      <div className="sm:self-end lg:self-center">
        <p className="drawing-label text-obra-escura">
          Aula {order} · {sheet} · <span className="whitespace-nowrap">{minutes} min</span>
        </p>
        <h3 className="mt-2 text-xl font-extrabold [font-stretch:110%]">{title}</h3>
        <p className="mt-2">{summary}</p>
      </div>
      <div className="flex flex-wrap gap-3 sm:self-start lg:grid lg:self-center">
        <LessonDialog lesson={lesson} />
        <ButtonLink href={handoutPath(slug)} variant="secondary">
          Apostila<span className="sr-only"> ({title})</span>
        </ButtonLink>
      </div>
    </li>
  );
}
