import { Section, SectionHeading } from "@/components/ui/section";
import { getSpecialProjects } from "@/lib/content/collections";
import { SpecialProjectCard } from "@/app/_sections/special-project-card";

/** The three special projects (§1.2, §3.2): a wide card and two small cards. */
export function SpecialProjects() {
  return (
    <Section labelledBy="projetos-especiais">
      <SectionHeading id="projetos-especiais" mark="A" title="Projetos especiais">
        Um concurso, um curso e um podcast, feitos com quem vive de obra.
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
}
