import { Drawing } from "@/components/art/drawing";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { getLearningAreas, getLessons, totalMinutes } from "@/lib/content/education";
import { paths } from "@/lib/paths";
import { ComingCourse } from "@/app/educacao/_sections/coming-course";

/** The course Mulheres na Manutenção, and a "coming soon" card (§2.7). */
export function OnlineCourses() {
  const lessons = getLessons();
  const facts = [
    { value: lessons.length, unit: "aulas" },
    { value: totalMinutes(lessons), unit: "minutos" },
    { value: getLearningAreas().length, unit: "áreas" },
  ];
  return (
    <Section id="cursos-online" labelledBy="cursos-online-titulo">
      <SectionHeading id="cursos-online-titulo" title="Cursos on-line">
        Para estudar no seu ritmo, com a ferramenta na mão.
      </SectionHeading>
      <div className="mt-10 grid grid-cols-1 items-stretch gap-6 lg:grid-cols-[1.75fr_1fr]">
        <article className="grid grid-cols-1 border-2 border-grafite bg-white sm:grid-cols-2">
          <ArtFrame className="grid place-items-center border-0! border-b-2! p-4 sm:border-r-2!">
            <Drawing name="course-women" className="h-auto w-full max-w-md" />
          </ArtFrame>
          <div className="flex flex-col items-start justify-center border-grafite p-6 sm:border-b-2 sm:p-8">
            <h3 className="text-2xl headline">Mulheres na Manutenção</h3>
            <p className="mt-4 mb-6">
              Elétrica, hidráulica e acabamento explicados do começo, com apostila para imprimir e
              levar para perto da parede.
            </p>
            <ButtonLink href={paths.womenInMaintenance}>Conhecer o curso</ButtonLink>
          </div>
          <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)] divide-x-2 divide-grafite border-t-2 border-grafite sm:col-span-2 sm:border-t-0">
            {facts.map(({ value, unit }) => (
              <div key={unit} className="flex flex-col-reverse px-3 py-4 sm:px-8 sm:py-5">
                <dt className="text-sm">{unit}</dt>
                <dd className="text-2xl headline tabular-nums sm:text-3xl">{value}</dd>
              </div>
            ))}
          </dl>
        </article>
        <ComingCourse />
      </div>
    </Section>
  );
}
