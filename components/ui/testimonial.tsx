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
      className={`flex flex-col border-line border-grafite p-6 sm:p-8 ${
        large ? "bg-planta text-concreto lg:row-span-2 lg:p-12" : "bg-white"
      }`}
    >
      {!demonstration && <StarRating stars={stars} />}
      <blockquote
        className={`my-6 first:mt-0 ${large ? "text-2xl leading-title font-bold lg:text-3xl lg:leading-title" : "text-lg"}`}
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto">
        {picture && (
          <Photograph
            picture={picture}
            sizes="4rem"
            className="float-left mr-4 size-16 border-line border-grafite"
          />
        )}
        <strong>{name}</strong>, {age} anos · {profession}
        {demonstration && <DemonstrationLabel />}
      </figcaption>
    </figure>
  );
}
