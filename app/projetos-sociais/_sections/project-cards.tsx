import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { VideoEmbed } from "@/components/ui/video-embed";
import { getSocialProjects, type SocialProject } from "@/lib/content/collections";

export function ProjectCards() {
  const projects = getSocialProjects();
  if (projects.length === 0) return null;
  return (
    <Section labelledBy="projetos" title="Onde a mão já chegou">
      <ol className="mt-12 grid grid-cols-1 gap-y-16 lg:gap-y-24">
        {projects.map((project) => (
          <li key={project.slug} id={project.slug}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ProjectCard({ project }: { project: SocialProject }) {
  const { order, titulo, descricao, servicos, videoUrl, illustration, demonstration, picture } =
    project;
  const mirrored = order % 2 === 0;
  const side = mirrored
    ? { row: "lg:grid-cols-[1fr_1.2fr]", video: "md:col-start-2", text: "md:col-start-1", list: "" }
    : {
        row: "lg:grid-cols-[1.2fr_1fr]",
        video: "",
        text: "md:col-start-2",
        list: "lg:col-start-2",
      };
  return (
    <article
      className={`grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-rows-[1fr_auto] lg:items-end lg:gap-x-12 ${side.row}`}
    >
      <div className={`${side.video} md:row-start-1 lg:row-end-3`}>
        <VideoEmbed
          title={titulo}
          videoUrl={videoUrl}
          poster={
            <Picture
              photograph={picture}
              sizes="(min-width: 64rem) 44rem, (min-width: 48rem) 50vw, 100vw"
              className="absolute inset-0 size-full"
            >
              <Drawing
                name={illustration}
                className="absolute inset-0 size-full object-contain py-3"
              />
            </Picture>
          }
        />
      </div>
      <div className={`${side.text} md:row-start-1`}>
        <h3 className="text-2xl headline">{titulo}</h3>
        <p className="mt-4">
          {descricao}
          {demonstration.includes("descricao") && <DemonstrationLabel />}
        </p>
      </div>
      <ul
        className={`${side.list} border-t-2 border-grafite md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-8`}
      >
        {servicos.map((servico, index) => (
          <li key={servico} className="flex gap-3 border-b border-grafite/30 py-2.5">
            <span aria-hidden="true" className="mt-[0.45em] size-2.5 shrink-0 bg-obra" />
            <span>
              {servico}
              {index === servicos.length - 1 && demonstration.includes("servicos") && (
                <DemonstrationLabel />
              )}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
