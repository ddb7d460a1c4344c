import { Card, CardTitle } from "@/components/ui/card";
import { SmallText } from "@/components/ui/text";
import { Photograph } from "@/components/art/photograph";
import { DemonstrationLabel } from "@/components/ui/badge";
import { monthAndYear } from "@/lib/content/dates";
import { areaOf, type Work } from "@/lib/content/works";
import { isPortrait } from "@/lib/photographs/source";

type WorkCardProps = { work: Work; level: "h2" | "h3" | "h4" | "h5" };

/** A finished work in a list, with a photograph, its place, month and area. */
function WorkCard({ work, level }: WorkCardProps) {
  const { title, path, place, month, demonstration } = work;
  const facts = [place, monthAndYear(`${month}-01`), areaOf(work)].filter(Boolean);
  return (
    <Card layout="small" picture={<CardPicture work={work} />}>
      <CardTitle as={level} size="text" href={path} className="hyphens-auto">
        {title}
      </CardTitle>
      <SmallText className="mt-1 text-grafite-claro">
        {facts.join("\u00a0· ")}
        {demonstration && <DemonstrationLabel />}
      </SmallText>
    </Card>
  );
}

/** How wide a card is in the widest list, in the form of the attribute `sizes`. */
const SIZES = "(min-width: 64rem) 26rem, (min-width: 30rem) 50vw, 100vw";

/** No upright photograph is cut to a wide shape. Two of them stand beside each other. */
async function CardPicture({ work: { before, after } }: { work: Work }) {
  const upright = await isPortrait(after);
  if (upright && before && (await isPortrait(before)))
    return (
      <div className="grid grid-cols-2 gap-line bg-grafite">
        {[before, after].map((picture) => (
          <Photograph
            key={picture.src}
            picture={picture}
            sizes={SIZES}
            className="aspect-upright h-auto w-full"
          />
        ))}
      </div>
    );
  return (
    <Photograph
      picture={after}
      sizes={SIZES}
      className={`aspect-photo h-auto w-full ${upright ? "object-contain" : ""}`}
    />
  );
}

const columnsClasses = {
  1: "sm:grid-cols-2 lg:grid-cols-1",
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-2 lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
} as const;

type WorkCardsProps = {
  works: readonly Work[];
  level: WorkCardProps["level"];
  /** How many stand beside each other on wide screens. */
  columns?: keyof typeof columnsClasses;
  className?: string;
};

export const WorkCards = ({ works, level, columns = 3, className = "" }: WorkCardsProps) => (
  <ul className={`grid grid-cols-1 gap-6 ${columnsClasses[columns]} ${className}`}>
    {works.map((work) => (
      <li key={work.slug}>
        <WorkCard work={work} level={level} />
      </li>
    ))}
  </ul>
);

export const WorkTestimonial = ({ work: { testimonial, demonstration } }: { work: Work }) =>
  testimonial && (
    <figure className="border-l-edge border-obra bg-white px-4 py-4 text-grafite">
      <blockquote className="text-lg">
        <p>“{testimonial.quote}”</p>
      </blockquote>
      <figcaption className="mt-2 text-sm">
        <strong>{testimonial.name}</strong>
        {demonstration && <DemonstrationLabel />}
      </figcaption>
    </figure>
  );
