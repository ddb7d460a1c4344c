import type { PropsWithChildren } from "react";
import type { Block } from "@/components/mdx/blocks/block";
import type { BlockAttributes } from "@/components/mdx/blocks/schemas";
import { DemonstrationLabel } from "@/components/ui/badge";
import { StarRating } from "@/components/ui/star-rating";

type TestimonialProps = PropsWithChildren<BlockAttributes<"Testimonial">>;

export const testimonial: Block<"Testimonial"> = { page: Testimonial, feed: TestimonialInFeed };

/** Also used outside of MDX. Invented ones have no stars. */
export function Testimonial(props: TestimonialProps & { demonstration?: boolean }) {
  const { name, age, profession, stars, demonstration = false, children } = props;
  return (
    <figure className="border-2 border-grafite bg-white">
      <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
        {!demonstration && <StarRating stars={Number(stars)} />}
        <blockquote className="mt-4 text-lg [&>p+p]:mt-3">{children}</blockquote>
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

function TestimonialInFeed({ name, age, profession, stars, children }: TestimonialProps) {
  return (
    <figure>
      <blockquote>{children}</blockquote>
      <figcaption>
        {name}, {age} anos, {profession}. Nota {stars} de 5.
      </figcaption>
    </figure>
  );
}
