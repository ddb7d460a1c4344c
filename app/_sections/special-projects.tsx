import "@/app/_sections/home.css";
import { Section } from "@/components/ui/section";
import type { SpecialProject } from "@/lib/content/collections/pages";
import { getSpecialProjects, type ListedProject } from "@/lib/content/events";
import type { ComponentProps } from "react";
import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { Mark } from "@/components/art/mark";
import { ButtonLink, type ButtonVariant } from "@/components/ui/button";
import { Headline, SmallText } from "@/components/ui/text";

/** Three cards of one kind (§1, §9). Below three columns they are rows without a drawing. */
export function SpecialProjects() {
  const projects = getSpecialProjects();
  if (projects.length === 0) return null;
  return (
    <Section labelledBy="projetos-especiais" title="Projetos especiais">
      <ul className="mt-title grid grid-cols-1 gap-3 lg:grid-cols-3 lg:gap-6">
        {projects.map((project) => (
          <li key={project.link} className="grid">
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Style = { mark: ComponentProps<typeof Mark>; art: string; backgroundClass: string };

const projectStyles: Record<SpecialProject["logo"], Style> = {
  click: {
    mark: { name: "click-na-pintura-simbolo" },
    art: "photo-contest",
    backgroundClass: "bg-white",
  },
  women: {
    mark: { name: "mulheres-na-manutencao-simbolo", tone: "dark", className: "keep-background" },
    art: "course-women",
    backgroundClass: "bg-planta text-concreto",
  },
  cast: {
    mark: { name: "primoze-cast-simbolo" },
    art: "podcast-studio",
    backgroundClass: "bg-seguranca",
  },
};

const buttons: Record<SpecialProject["buttonColor"], ButtonVariant> = {
  obra: "primary",
  planta: "planta",
  seguranca: "seguranca",
};

type ProjectProps = { project: ListedProject };

function ProjectCard({ project }: ProjectProps) {
  const { art, backgroundClass } = projectStyles[project.logo];
  const { picture } = project;
  return (
    <article className="special-project flex flex-col border-line border-grafite">
      <div className="hidden place-items-center border-b-line border-grafite paper-grid drawing-inset lg:grid">
        <Picture photograph={picture} sizes="(min-width: 82rem) 26rem, 33vw">
          <Drawing name={art} className="mx-auto h-auto w-full max-w-text" />
        </Picture>
      </div>
      <div
        className={`grid grow grid-cols-icon-text content-start gap-x-4 gap-y-2 p-3 md:p-inset lg:flex lg:flex-col ${backgroundClass}`}
      >
        <ProjectHead project={project} />
        <p className="col-span-2 max-w-text">{project.description}</p>
        <ButtonLink
          href={project.link}
          variant={project.over ? "secondary" : buttons[project.buttonColor]}
          className="col-span-2 self-start justify-self-start md:mt-2 lg:mt-auto lg:px-4"
        >
          {project.buttonText}
        </ButtonLink>
      </div>
    </article>
  );
}

const ProjectHead = ({ project }: ProjectProps) => {
  const { mark } = projectStyles[project.logo];
  return (
    <>
      <Mark {...mark} className={`${mark.className ?? ""} size-12 shrink-0`} />
      <div>
        <Headline size="part">{project.title}</Headline>
        <SmallText className="mt-1">
          <strong>{project.subtitle}</strong>
        </SmallText>
      </div>
    </>
  );
};
