import { Photograph } from "@/components/art/photograph";
import { DemonstrationLabel } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { getCompany } from "@/lib/content/collections";
import { monthAndYear } from "@/lib/content/dates";
import type { Work } from "@/lib/content/works";
import { paths } from "@/lib/paths";

type WorkCardProps = { work: Work; sizes: string; level: "h3" | "h4" | "h5" };

/** A finished work in a list: the photograph after it, where and when. */
export function WorkCard({ work, sizes, level: Heading }: WorkCardProps) {
  const { title, path, place, month, after, demonstration } = work;
  return (
    <article className="group relative flex h-full flex-col border-2 border-grafite bg-white focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-breve">
      <div className="border-b-2 border-grafite">
        <Photograph picture={after} sizes={sizes} className="aspect-4/3 h-auto w-full" />
      </div>
      <div className="grow p-4">
        <Heading className="font-extrabold [font-stretch:110%]">
          <a
            href={path}
            className="decoration-obra decoration-3 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </a>
        </Heading>
        <p className="mt-1 text-sm text-grafite-claro">
          {place} · {monthAndYear(`${month}-01`)}
          {demonstration && <DemonstrationLabel />}
        </p>
      </div>
    </article>
  );
}

type WorkCardsProps = { works: readonly Work[]; className: string };

export const WorkCards = ({ works, className }: WorkCardsProps) => (
  <ul className={`grid grid-cols-1 gap-6 min-[36rem]:grid-cols-2 lg:grid-cols-3 ${className}`}>
    {works.map((work) => (
      <li key={work.slug}>
        <WorkCard
          work={work}
          sizes="(min-width: 64rem) 26rem, (min-width: 36rem) 50vw, 100vw"
          level="h3"
        />
      </li>
    ))}
  </ul>
);

/** Above the title of a finished work and of their list. */
export const ServicesLink = () => (
  <a
    href={paths.services}
    className="inline-flex min-h-6 items-center drawing-label underline-offset-4 hover:underline"
  >
    Serviços
  </a>
);

export const WorkTestimonial = ({ work: { testimonial, demonstration } }: { work: Work }) =>
  testimonial && (
    <figure className="border-l-10 border-obra bg-white px-5 py-4 text-grafite">
      <blockquote className="text-lg">
        <p>“{testimonial.quote}”</p>
      </blockquote>
      <figcaption className="mt-2 text-sm">
        <strong>{testimonial.name}</strong>
        {demonstration && <DemonstrationLabel />}
      </figcaption>
    </figure>
  );

/** To the profile where customers write; their stars are not repeated here. */
export function ReviewsLink({ className = "" }: { className?: string }) {
  const { reviews } = getCompany();
  return (
    reviews && (
      <TextLink href={reviews} className={className}>
        Ver as avaliações de clientes
      </TextLink>
    )
  );
}
