import { Section, SectionHeading } from "@/components/ui/section";
import type { SpecialProject } from "@/lib/content/collections";
import { getSpecialProjects } from "@/lib/content/events";
import type { ComponentProps } from "react";
import { Drawing } from "@/components/art/drawing";
import { Mark } from "@/components/art/mark";
import { ButtonLink, type ButtonVariant } from "@/components/ui/button";

export const SpecialProjects = () => (
  <Section labelledBy="projetos-especiais">
    <SectionHeading id="projetos-especiais" mark="A" title="Projetos especiais">
      Um concurso, um curso e um podcast sobre obra.
    </SectionHeading>
    <ul className="mt-10 grid grid-cols-1 gap-6 md:grid-cols-2">
      {getSpecialProjects().map((project, index) => (
        <li key={project.link} className="grid md:first:col-span-2">
          <SpecialProjectCard project={project} wide={index === 0} />
        </li>
      ))}
    </ul>
  </Section>
);

type Style = { mark: ComponentProps<typeof Mark>; art: string; background: string };

const styles: Record<SpecialProject["logo"], Style> = {
  click: {
    mark: { name: "click-na-pintura-simbolo" },
    art: "photo-contest",
    background: "bg-white",
  },
  women: {
    mark: { name: "mulheres-na-manutencao-simbolo", tone: "dark", className: "keep-background" },
    art: "course-women",
    background: "bg-planta text-concreto [--focus-ring:var(--color-seguranca)]",
  },
  cast: {
    mark: { name: "primoze-cast-simbolo" },
    art: "podcast-studio",
    background: "bg-seguranca",
  },
};

const buttons: Record<SpecialProject["buttonColor"], ButtonVariant> = {
  obra: "primary",
  planta: "planta",
  seguranca: "seguranca",
};

type SpecialProjectCardProps = { project: SpecialProject; wide?: boolean };

function SpecialProjectCard({ project, wide = false }: SpecialProjectCardProps) {
  const { mark, art, background } = styles[project.logo];
  return (
    <article
      className={`grid w-full grid-cols-1 grid-rows-[auto_1fr] border-2 border-grafite ${
        wide ? "md:grid-cols-[1.15fr_1fr] md:grid-rows-1" : ""
      }`}
    >
      <div
        className={`grid place-items-center border-b-2 border-grafite paper-grid p-4 ${
          wide ? "md:border-r-2 md:border-b-0" : ""
        }`}
      >
        <Drawing name={art} className="mx-auto h-auto w-full max-w-xl" />
      </div>
      <div
        className={`flex flex-col items-start p-6 ${background} ${wide ? "justify-center lg:p-12" : "lg:p-8"}`}
      >
        <Mark {...mark} className={`${mark.className ?? ""} size-14 shrink-0 lg:size-16`} />
        <h3 className={`mt-5 headline ${wide ? "text-3xl" : "text-2xl"}`}>{project.title}</h3>
        <p className="mt-3 drawing-label">{project.subtitle}</p>
        <p className="mt-3 mb-7 max-w-prose">{project.description}</p>
        <ButtonLink
          href={project.link}
          variant={buttons[project.buttonColor]}
          className={`w-full sm:w-auto ${wide ? "" : "mt-auto"}`}
        >
          {project.buttonText}
        </ButtonLink>
      </div>
    </article>
  );
}
