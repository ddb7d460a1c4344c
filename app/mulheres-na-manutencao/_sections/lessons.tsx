import { Section, SectionHeading } from "@/components/ui/section";
import { getLessons, totalMinutes } from "@/lib/content/education";
import { LessonRow } from "@/app/mulheres-na-manutencao/_sections/lesson-row";
import { DurationBar } from "@/app/mulheres-na-manutencao/_sections/duration-bar";

/** The six lessons with their durations (§2.10, §9.5). */
export function Lessons() {
  const lessons = getLessons();
  return (
    <Section id="aulas" labelledBy="aulas-titulo">
      <SectionHeading id="aulas-titulo" title="Aulas práticas">
        São {totalMinutes(lessons)} minutos ao todo. Faça na ordem, uma por semana, com a ferramenta
        na mão.
      </SectionHeading>
      <DurationBar lessons={lessons} />
      <ol className="mt-4">
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.slug}
            lesson={lesson}
            from={totalMinutes(lessons.slice(0, index))}
          />
        ))}
      </ol>
    </Section>
  );
}
