import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { CheckIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { getLearningAreas, type LearningArea } from "@/lib/content/education";

export const LearningAreas = () => (
  <Section tone="white" labelledBy="areas" title="O que você aprende">
    <div className="mt-10 border-b-2 border-grafite">
      {getLearningAreas().map((area) => (
        <AreaRow key={area.id} area={area} />
      ))}
    </div>
  </Section>
);

const AreaRow = ({ area }: { area: LearningArea }) => (
  <article className="grid grid-cols-1 items-center gap-x-10 gap-y-5 border-t-2 border-grafite py-8 md:grid-cols-[1fr_1.4fr] lg:grid-cols-[13rem_1.1fr_1fr]">
    <Picture
      photograph={area.picture}
      sizes="(min-width: 64rem) 13rem, (min-width: 48rem) 40vw, 100vw"
      className="aspect-4/3 h-auto w-full border-2 border-grafite"
    >
      <Drawing name={area.art} className="h-auto w-full" />
    </Picture>
    <div>
      <h3 className="text-2xl headline">{area.title}</h3>
      <p className="mt-3">{area.text}</p>
    </div>
    <ul className="space-y-2.5 md:col-start-2 lg:col-start-auto lg:border-l-2 lg:border-cimento lg:pl-10">
      {area.skills.map((skill) => (
        <li key={skill} className="flex gap-3">
          <CheckIcon className="mt-1 size-5 shrink-0 text-obra-escura" />
          {skill}
        </li>
      ))}
    </ul>
  </article>
);
