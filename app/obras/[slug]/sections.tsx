import { Photograph, PhotographSource } from "@/components/art/photograph";
import { MdxContent } from "@/components/mdx/compile-mdx";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { ReviewsLink, WorkCards, WorkTestimonial } from "@/components/works/work-card";
import { monthAndYear } from "@/lib/content/dates";
import type { Picture } from "@/lib/content/picture-fields";
import { sizeOf, type Work, worksOf } from "@/lib/content/works";
import { serviceQuotePath } from "@/lib/forms/quote-address";
import { WORKS } from "@/lib/limits";
import { paths } from "@/lib/paths";

export const WorkPage = ({ work }: { work: Work }) => (
  <>
    <Section tone="white" className="pt-8! lg:pt-10!">
      <WorkPictures work={work} />
      <div className="mt-8 grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <MdxContent source={work.body} />
          {work.testimonial && (
            <div className="mt-8 max-w-prose">
              <WorkTestimonial work={work} />
            </div>
          )}
          <ReviewsLink className="mt-4" />
        </div>
        <WorkFacts work={work} />
      </div>
    </Section>
    <OtherWorks work={work} />
  </>
);

/** Beside each other from 640 px on, with one dimension line over both. */
function WorkPictures({ work: { before, after } }: { work: Work }) {
  if (!before)
    return (
      <WorkPicture
        picture={after}
        sizes="(min-width: 82rem) 78rem, 100vw"
        className="aspect-4/3 sm:aspect-video"
      />
    );
  const half = {
    sizes: "(min-width: 82rem) 39rem, (min-width: 40rem) 50vw, 100vw",
    className: "aspect-4/3",
  };
  return (
    <div>
      <div aria-hidden="true" className="dimension-line mb-3 max-sm:hidden" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6">
        <WorkPicture picture={before} label="Antes" {...half} />
        <WorkPicture picture={after} label="Depois" {...half} />
      </div>
    </div>
  );
}

type WorkPictureProps = { picture: Picture; label?: string; sizes: string; className: string };

const WorkPicture = ({ picture, label, sizes, className }: WorkPictureProps) => (
  <figure className="relative">
    <Photograph
      picture={picture}
      sizes={sizes}
      first
      className={`h-auto w-full border-2 border-grafite ${className}`}
    />
    {label && (
      <p className="absolute top-0 left-4 -translate-y-1/3 bg-seguranca px-3 py-1 drawing-label">
        {label}
      </p>
    )}
    <PhotographSource picture={picture} />
  </figure>
);

/** The title block of the sheet, and the way to a work like this one. */
function WorkFacts({ work }: { work: Work }) {
  const { service, place, month, demonstration } = work;
  const size = sizeOf(work);
  const facts = [
    ...(service ? [{ term: "Serviço", text: service.name }] : []),
    { term: "Lugar", text: place },
    { term: "Pronta em", text: monthAndYear(`${month}-01`) },
    ...(size ? [{ term: "Tamanho", text: size }] : []),
  ];
  return (
    <div className="self-start border-2 border-grafite bg-concreto">
      <dl>
        {facts.map(({ term, text }) => (
          <div key={term} className="flex flex-wrap border-b-2 border-grafite">
            <dt className="w-34 border-r-2 border-grafite px-4 py-2.5 drawing-label">{term}</dt>
            <dd className="min-w-0 grow basis-32 px-4 py-2 font-bold">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="no-print p-4">
        {demonstration && <p className="mb-3 text-sm">Obra de exemplo</p>}
        <ButtonLink
          href={service ? serviceQuotePath(service.value) : paths.contact}
          className="w-full"
        >
          Peça uma obra assim
        </ButtonLink>
      </div>
    </div>
  );
}

function OtherWorks({ work }: { work: Work }) {
  const others = worksOf(work.service?.slug ?? "").filter(({ slug }) => slug !== work.slug);
  if (others.length === 0) return null;
  return (
    <Section
      labelledBy="outras-obras"
      title={`Mais obras de ${work.service!.name.toLocaleLowerCase("pt-BR")}`}
    >
      <WorkCards works={others.slice(0, WORKS.perService)} className="mt-8" />
    </Section>
  );
}
