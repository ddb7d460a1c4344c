import { DemonstrationLabel } from "@/components/ui/badge";
import { StarRating } from "@/components/ui/star-rating";
import type { Testimonial as TestimonialData } from "@/lib/content/collections/education";

/** Invented ones have no stars. */
export function Testimonial({ testimonial }: { testimonial: TestimonialData }) {
  const { quote, stars, name, age, profession, demonstration } = testimonial;
  return (
    <figure className="border-2 border-grafite bg-white">
      <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
        {!demonstration && <StarRating stars={stars} />}
        <blockquote className="mt-4 text-lg">
          <p>“{quote}”</p>
        </blockquote>
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-6 border-t-2 border-grafite bg-seguranca px-5 py-2.5 text-sm sm:px-8">
        <strong>
          {name}, {age} anos
          {demonstration && <DemonstrationLabel />}
        </strong>
        <span>{profession}</span>
      </figcaption>
    </figure>
  );
}
