import { VideoEmbed } from "@/app/projetos-sociais/_sections/video-embed";
import { Drawing } from "@/components/art/drawing";
import { Picture } from "@/components/art/picture";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { Headline } from "@/components/ui/text";
import { getSocialProjects, type SocialProject } from "@/lib/content/collections/social";

export function ProjectCards() {
  const projects = getSocialProjects();
  if (projects.length === 0) return null;
  return (
    <Section labelledBy="projetos" title="Onde a mão já chegou">
      <ol className="mt-title grid grid-cols-1 gap-y-12">
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
  const { order, titulo, descricao, videoUrl, illustration, demonstration, picture } = project;
  const mirrored = order % 2 === 0;
  return (
    <article
      className={`grid grid-cols-1 items-center gap-x-12 gap-y-4 md:grid-cols-2 ${
        mirrored ? "lg:grid-cols-picture-text" : "lg:grid-cols-text-picture"
      }`}
    >
      <div className={mirrored ? "md:order-last" : ""}>
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
      <div>
        <Headline size="part">{titulo}</Headline>
        <p className="mt-3">
          {descricao}
          {demonstration.length > 0 && <DemonstrationLabel />}
        </p>
      </div>
    </article>
  );
}
