import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { CheckIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { getLearningAreas, type LearningArea } from "@/lib/content/education";

export const LearningAreas = () => (
  <Section tone="white" labelledBy="areas" title="O que você aprende">
    <ul className="mt-title border-b-line border-grafite lg:grid lg:grid-cols-3 lg:gap-x-8 lg:border-0">
      {getLearningAreas().map((area) => (
        <li key={area.id} className="border-t-line border-grafite py-6">
          <AreaCard area={area} />
        </li>
      ))}
    </ul>
  </Section>
);

const AreaCard = ({ area: { title, art, picture, skills } }: { area: LearningArea }) => (
  <article className="grid grid-cols-label items-center gap-x-4 gap-y-3 sm:grid-cols-aside-main lg:grid-cols-1">
    <Picture
      photograph={picture}
      sizes="(min-width: 64rem) 24rem, (min-width: 30rem) 12rem, 7rem"
      className="aspect-photo h-auto w-full border-line border-grafite sm:row-span-2"
    >
      <Drawing name={art} className="h-auto w-full sm:row-span-2" />
    </Picture>
    <h3 className="text-xl headline sm:self-end md:text-2xl">{title}</h3>
    <ul className="col-span-2 space-y-2 sm:col-span-1 sm:self-start">
      {skills.map((skill) => (
        <li key={skill} className="flex gap-3">
          <CheckIcon className="mt-1 size-icon shrink-0 text-obra-escura" />
          {skill}
        </li>
      ))}
    </ul>
  </article>
);
