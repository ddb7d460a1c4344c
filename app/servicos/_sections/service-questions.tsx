import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { FoldIcon } from "@/components/ui/fold";
import { WorkCard, WorkTestimonial } from "@/components/works/work-card";
import type { Service } from "@/lib/content/collections";
import { worksOf } from "@/lib/content/works";
import { WORKS } from "@/lib/limits";
import { WORKS_PATH } from "@/lib/paths";

/** A service without questions keeps its row, which the cards beside it share. */
export const Questions = ({ service }: { service: Service }) => (
  <div className="col-span-full bg-white">
    {service.questions.length > 0 && (
      <h4 className="border-t-2 border-grafite bg-white px-5 pt-4 pb-1 font-extrabold md:px-6">
        O que nos perguntam<span className="sr-only"> sobre {service.name}</span>
      </h4>
    )}
    {service.questions.map(({ question, answer }) => (
      <details key={question} className="group border-b border-cimento bg-white last:border-b-0">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-5 py-2 hover:bg-seguranca md:px-6 [&::-webkit-details-marker]:hidden">
          {question}
          <FoldIcon />
        </summary>
        <p className="max-w-prose px-5 pb-4 md:px-6">{addNonBreakingSpaces(answer)}</p>
      </details>
    ))}
    <ServiceWorks service={service} />
  </div>
);

/** The newest finished works of a service, and what one of their customers said. */
function ServiceWorks({ service: { slug, name } }: { service: Service }) {
  const works = worksOf(slug);
  if (works.length === 0) return null;
  const praised = works.find(({ testimonial }) => testimonial);
  return (
    <div className="no-print border-t-2 border-grafite px-5 py-4 md:px-6">
      <h4 className="font-extrabold">
        Obras feitas<span className="sr-only"> de {name}</span>
      </h4>
      <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3">
        {works.slice(0, WORKS.perService).map((work) => (
          <li key={work.slug}>
            <WorkCard work={work} sizes="(min-width: 64rem) 13rem, 50vw" level="h5" />
          </li>
        ))}
      </ul>
      {praised && (
        <div className="mt-4">
          <WorkTestimonial work={praised} />
        </div>
      )}
      <a
        href={`${WORKS_PATH}#${slug}`}
        className="mt-2 inline-flex min-h-11 items-center font-bold text-link"
      >
        Todas as obras<span className="sr-only"> de {name}</span>
      </a>
    </div>
  );
}
