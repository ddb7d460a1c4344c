import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { Section, SectionHeading } from "@/components/ui/section";
import { StarRating } from "@/components/ui/star-rating";
import { getTestimonials, type Testimonial } from "@/lib/content/collections";
import { articlePath } from "@/lib/paths";

/** Testimonials (§2.10, §3.2), the first one large. Invented ones have a label instead of stars. */
export function Testimonials() {
  const testimonials = getTestimonials();
  return (
    <Section tone="cimento" labelledBy="depoimentos">
      <SectionHeading id="depoimentos" title="Quem já riscou a lista" />
      <div className="mt-10 grid grid-cols-1 gap-6 lg:grid-cols-[1.5fr_1fr]">
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.slug} testimonial={testimonial} large={index === 0} />
        ))}
      </div>
      {testimonials.some(({ demonstration }) => demonstration) && (
        <p className="mt-8 max-w-2xl text-sm">
          Depoimentos demonstrativos: pessoas e falas são fictícias e darão lugar a relatos reais. O
          blog explica{" "}
          <a
            href={articlePath("mulheres-na-manutencao-depoimentos")}
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

function Quote({ testimonial, large }: { testimonial: Testimonial; large: boolean }) {
  const { quote, stars, name, age, profession, demonstration } = testimonial;
  return (
    <figure
      className={`flex flex-col border-2 border-grafite p-6 sm:p-8 ${
        large ? "bg-planta text-concreto lg:row-span-2 lg:p-12" : "bg-white"
      }`}
    >
      {demonstration ? <DemonstrationLabel className="self-start" /> : <StarRating stars={stars} />}
      <blockquote
        className={`my-6 ${large ? "text-2xl leading-snug font-bold lg:text-3xl lg:leading-tight" : "text-lg"}`}
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto">
        <strong>{name}</strong>, {age} anos · {profession}
      </figcaption>
    </figure>
  );
}
