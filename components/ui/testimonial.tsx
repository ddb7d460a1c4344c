import { Photograph } from "@/components/art/photograph";
import { DemonstrationLabel } from "@/components/ui/badge";
import { StarRating } from "@/components/ui/star-rating";
import type { Testimonial as TestimonialFields } from "@/lib/content/collections/education";
import type { Picture } from "@/lib/content/picture-fields";

type TestimonialProps = {
  testimonial: TestimonialFields & { picture?: Picture | undefined };
  /** Whether it is larger than the others beside it. */
  large?: boolean;
};

/** What somebody said about a course. Invented ones have no stars. */
export function Testimonial({ testimonial, large = false }: TestimonialProps) {
  const { quote, stars, name, age, profession, demonstration, picture } = testimonial;
  return (
    <figure
      className={`flex flex-col gap-6 border-line border-grafite p-inset ${
        large ? "bg-planta text-concreto lg:row-span-2" : "bg-white"
      }`}
    >
      {!demonstration && <StarRating stars={stars} />}
      <blockquote className={large ? "text-3xl leading-title font-bold" : "text-lg"}>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-4">
        {picture && (
          <Photograph
            picture={picture}
            sizes="4rem"
            className="size-16 border-line border-grafite"
          />
        )}
        <p className="min-w-0">
          <strong>{name}</strong>, {age} anos&nbsp;· {profession}
          {demonstration && <DemonstrationLabel />}
        </p>
      </figcaption>
    </figure>
  );
}
