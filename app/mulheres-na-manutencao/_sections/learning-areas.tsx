import "@/app/mulheres-na-manutencao/course.css";
import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { CheckIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { Headline } from "@/components/ui/text";
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
  <article className="learning-area">
    <Picture
      photograph={picture}
      sizes="(min-width: 64rem) 24rem, (min-width: 30rem) 12rem, 7rem"
      className="aspect-photo h-auto w-full border-line border-grafite"
    >
      <Drawing name={art} className="h-auto w-full" />
    </Picture>
    <Headline size="part">{title}</Headline>
    <ul className="grid grid-cols-1 gap-2">
      {skills.map((skill) => (
        <li key={skill} className="flex gap-3">
          <CheckIcon className="mt-1 size-icon shrink-0 text-obra-escura" />
          {skill}
        </li>
      ))}
    </ul>
  </article>
);
