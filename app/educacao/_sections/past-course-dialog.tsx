import { MdxContent } from "@/components/mdx/compile-mdx";
import { Testimonial } from "@/components/mdx/blocks/testimonial";
import { DialogButton } from "@/components/ui/dialog-button";
import type { PastCourse } from "@/lib/content/education";

/** The button "Ver Resumo / Depoimentos" and its dialog (§2.7). */
export function PastCourseDialog({ course }: { course: PastCourse }) {
  const label = "Ver Resumo / Depoimentos";
  return (
    <DialogButton
      id={`resumo-${course.slug}`}
      label={label}
      accessibleLabel={`${label}: ${course.title}`}
      title={course.title}
      variant="secondary"
    >
      <MdxContent source={course.body} />
      <div className="prose-site mt-8 border-t-2 border-grafite pt-6">
        <h3>Depoimentos</h3>
        {course.testimonials.map(({ quote, stars, name, age, profession, demonstration }) => (
          <Testimonial
            key={name}
            stars={String(stars)}
            name={name}
            age={String(age)}
            profession={profession}
            demonstration={demonstration}
          >
            <p>“{quote}”</p>
          </Testimonial>
        ))}
      </div>
    </DialogButton>
  );
}
