import { Photograph } from "@/components/art/photograph";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { StarRating } from "@/components/ui/star-rating";
import { articleOrBlogPath } from "@/lib/content/articles";
import { getTestimonials } from "@/lib/content/collections";

export function Testimonials() {
  const testimonials = getTestimonials();
  if (testimonials.length === 0) return null;
  return (
    <Section tone="cimento" labelledBy="depoimentos" title="Quem já riscou a lista">
      <div className="mt-10 grid grid-cols-1 gap-6 lg:grid-cols-[1.5fr_1fr]">
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.slug} testimonial={testimonial} large={index === 0} />
        ))}
      </div>
      {testimonials.some(({ demonstration }) => demonstration) && (
        <p className="mt-8 max-w-2xl text-sm">
          Nos depoimentos marcados como exemplo, pessoas e falas são fictícias e darão lugar a
          relatos reais. O blog explica{" "}
          <a
            href={articleOrBlogPath("mulheres-na-manutencao-depoimentos")}
            className="underline decoration-obra-escura decoration-2 underline-offset-4"
          >
            o que cada aula ensina
          </a>
          .
        </p>
      )}
    </Section>
  );
}

type QuoteProps = { testimonial: ReturnType<typeof getTestimonials>[number]; large: boolean };

function Quote({ testimonial, large }: QuoteProps) {
  const { quote, stars, name, age, profession, demonstration, picture } = testimonial;
  return (
    <figure
      className={`flex flex-col border-2 border-grafite p-6 sm:p-8 ${
        large ? "bg-planta text-concreto lg:row-span-2 lg:p-12" : "bg-white"
      }`}
    >
      {!demonstration && <StarRating stars={stars} />}
      <blockquote
        className={`my-6 ${large ? "text-2xl leading-snug font-bold lg:text-3xl lg:leading-tight" : "text-lg"}`}
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto">
        {picture && (
          <Photograph
            picture={picture}
            sizes="4rem"
            className="float-left mr-4 size-16 border-2 border-grafite"
          />
        )}
        <strong>{name}</strong>, {age} anos · {profession}
        {demonstration && <DemonstrationLabel />}
      </figcaption>
    </figure>
  );
}
