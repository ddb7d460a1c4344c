import type { ReactNode } from "react";
import { Stars } from "@/components/ui/stars";

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
    <figure className="testimonial">
      <Stars count={Number(stars)} />
      <blockquote>{children}</blockquote>
      <figcaption>
        <strong>{name}</strong>, {age} anos · {profession}
      </figcaption>
    </figure>
  );
}
