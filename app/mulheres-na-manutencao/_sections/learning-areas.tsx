import { Drawing } from "@/components/art/drawing";
import { CheckIcon } from "@/components/ui/icons";
import { Section, SectionHeading } from "@/components/ui/section";
import {
  getLearningAreas,
  type LearningArea,
  getLessons,
  totalMinutes,
} from "@/lib/content/education";

/** The three learning areas (§2.10), each with the code that its lessons show. */
export function LearningAreas() {
  return (
    <Section tone="white" labelledBy="areas">
      <SectionHeading id="areas" title="O que você aprende">
        Três áreas, como as pranchas de um projeto. O código acompanha cada aula e cada apostila.
      </SectionHeading>
      <div className="mt-10 border-b-2 border-grafite">
        {getLearningAreas().map((area) => (
          <AreaRow key={area.slug} area={area} />
        ))}
      </div>
    </Section>
  );
}

function AreaRow({ area }: { area: LearningArea }) {
  const lessons = getLessons().filter((lesson) => lesson.area.slug === area.slug);
  return (
    <article className="grid grid-cols-1 items-center gap-x-10 gap-y-5 border-t-2 border-grafite py-8 md:grid-cols-[11rem_1fr] lg:grid-cols-[13rem_1.1fr_1fr]">
      <Drawing name={area.art} className="h-auto w-full max-w-64 md:max-w-none" />
      <div>
        <p className="drawing-label text-obra-escura">
          {area.code} · {lessons.length} aulas · {totalMinutes(lessons)} min
        </p>
        <h3 className="mt-2 text-2xl headline">{area.title}</h3>
        <p className="mt-3">{area.description}</p>
      </div>
      <ul className="space-y-2.5 md:col-start-2 lg:col-start-auto lg:border-l-2 lg:border-cimento lg:pl-10">
        {area.skills.map((skill) => (
          <li key={skill} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 shrink-0 text-obra-escura" />
            {skill}
          </li>
        ))}
      </ul>
    </article>
  );
}
