import { Testimonial } from "@/app/educacao/_sections/testimonial";
import { Drawing } from "@/components/art/drawing";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
import { ArtFrame } from "@/components/ui/art-frame";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { pastCourseAnchor } from "@/lib/paths";
import { longDate } from "@/lib/content/dates";
import { getPastCourses, type PastCourse } from "@/lib/content/education";
import { MdxContent } from "@/components/mdx/compile-mdx";
import { DialogButton } from "@/components/ui/dialog";

export const PastCourses = () => (
  <Section
    tone="cimento"
    labelledBy="cursos-realizados"
    title="Já aconteceu"
    lead="O que cada turma fez, e o que disse depois."
  >
    <div className="mt-10 space-y-6 lg:space-y-0">
      {getPastCourses().map((course) => (
        <PastCourseCard key={course.slug} course={course} />
      ))}
    </div>
  </Section>
);

const PastCourseCard = ({ course }: { course: PastCourse }) => (
  <article
    id={pastCourseAnchor(course.slug)}
    className="group grid grid-cols-1 border-2 border-grafite bg-white md:grid-cols-[1fr_1.4fr] lg:w-10/12 lg:even:-mt-0.5 lg:even:ml-auto"
  >
    <ArtFrame
      className={`grid place-items-center border-0! border-b-2! md:border-r-2! md:border-b-0! ${course.picture ? "" : "p-5"}`}
    >
      <PhotographOrDrawing
        picture={course.picture}
        sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 42vw, 100vw"
        className="aspect-4/3 size-full"
      >
        <Drawing name={course.image} className="h-auto w-full max-w-sm" />
      </PhotographOrDrawing>
    </ArtFrame>
    <div className="flex flex-col items-start p-6 sm:p-8 lg:p-10">
      <p>
        <time dateTime={course.date} className="drawing-label text-obra-escura">
          {longDate(course.date)}
        </time>
        {course.demonstration && <DemonstrationLabel />}
      </p>
      <h3 className="mt-3 text-2xl headline">{course.title}</h3>
      <p className="mt-4 mb-6 max-w-prose">{course.description}</p>
      <div className="mt-auto">
        <PastCourseDialog course={course} />
      </div>
    </div>
  </article>
);

function PastCourseDialog({ course }: { course: PastCourse }) {
  const label = "Ver Resumo / Depoimentos";
  return (
    <DialogButton
      id={`resumo-${course.slug}`}
      label={label}
      accessibleLabel={`${label}: ${course.title}`}
      title={course.title}
      variant="secondary"
      className="max-sm:px-2"
    >
      <MdxContent source={course.body} />
      <div className="prose-site mt-8 border-t-2 border-grafite pt-6">
        <h3>Depoimentos</h3>
        {course.testimonials.map((testimonial) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} />
        ))}
      </div>
    </DialogButton>
  );
}
