import type { PropsWithChildren } from "react";
import { z } from "zod";
import { defineBlock, paragraph, quotation, textNode } from "@/components/mdx/blocks/block";
import { DemonstrationLabel } from "@/components/ui/badge";
import { StarRating } from "@/components/ui/star-rating";
import { labelled, text } from "@/lib/content/schema-fields";

const attributes = z
  .strictObject({
    name: labelled("Nome", text),
    age: labelled("Idade", z.string().regex(/^\d+$/, "esperava um número, como 34")),
    profession: labelled("Profissão", text),
    stars: labelled("Estrelas", z.string().regex(/^[1-5]$/, "esperava de 1 a 5")).describe(
      "De 1 a 5.",
    ),
  })
  .meta({ title: "Depoimento", icon: "format_quote", hasText: true });

type TestimonialProps = PropsWithChildren<z.infer<typeof attributes>>;

export const testimonial = defineBlock({
  attributes,
  page: Testimonial,
  feed: TestimonialInFeed,
  markdown: ({ name, age, profession }, children) => [
    quotation(...children, paragraph(textNode(`— ${name}, ${age} anos, ${profession}`))),
  ],
});

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
