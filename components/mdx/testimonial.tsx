import type { ReactNode } from "react";
import { StarRating } from "@/components/ui/star-rating";

type TestimonialProps = {
  name: string;
  /** Years, as MDX attributes are text. */
  age: string;
  profession: string;
  /** 1 to 5. */
  stars: string;
  children: ReactNode;
};

/** A quote with its person and rating (specification §3, "Testimonial"). */
export function Testimonial({ name, age, profession, stars, children }: TestimonialProps) {
  return (
    <figure className="border-2 border-grafite bg-white">
      <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
        <StarRating stars={Number(stars)} />
        <blockquote className="mt-4 text-lg [&>p+p]:mt-3">{children}</blockquote>
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-6 border-t-2 border-grafite bg-seguranca px-5 py-2.5 text-sm sm:px-8">
        <strong>
          {name}, {age} anos
        </strong>
        <span>{profession}</span>
      </figcaption>
    </figure>
  );
}
