import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { MdxContent } from "@/components/mdx/mdx-content";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog";
import { Section } from "@/components/ui/section";
import { Testimonial } from "@/components/ui/testimonial";
import { Headline, Label } from "@/components/ui/text";
import { longDate } from "@/lib/content/dates";
import { getPastCourses, type PastCourse } from "@/lib/content/education";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { pastCourseAnchor } from "@/lib/paths";

export const PastCourses = () => (
  <Section tone="cimento" labelledBy="cursos-realizados" title="Já aconteceu">
    <div className="mt-title grid grid-cols-1 gap-6 lg:grid-cols-2">
      {getPastCourses().map((course) => (
        <PastCourseCard key={course.slug} course={course} />
      ))}
    </div>
  </Section>
);

const PastCourseCard = ({ course }: { course: PastCourse }) => (
  <Card
    id={pastCourseAnchor(course.slug)}
    layout="beside"
    picture={
      <Picture
        photograph={course.picture}
        sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 42vw, 100vw"
        className="aspect-photo size-full"
      >
        <Drawing name={course.image} className="mx-auto h-auto w-full max-w-small" />
      </Picture>
    }
  >
    <p>
      <Label as="span" className="text-obra-escura">
        <time dateTime={course.date}>{longDate(course.date)}</time>
      </Label>
      {course.demonstration && <DemonstrationLabel />}
    </p>
    <Headline size="card" className="mt-3">
      {course.title}
    </Headline>
    <p className="mt-3 mb-6 max-w-text">{course.description}</p>
    <div className="mt-auto">
      <PastCourseDialog course={course} />
    </div>
  </Card>
);

const PastCourseDialog = ({ course }: { course: PastCourse }) => (
  <DialogButton
    id={`resumo-${course.slug}`}
    label={addNonBreakingSpaces("Ver Resumo / Depoimentos")}
    title={course.title}
  >
    <MdxContent source={course.body} />
    <div className="mt-8 grid grid-cols-1 gap-4 border-t-line border-grafite pt-6">
      <Headline size="card">Depoimentos</Headline>
      {course.testimonials.map((testimonial) => (
        <Testimonial key={testimonial.name} testimonial={testimonial} />
      ))}
    </div>
  </DialogButton>
);
