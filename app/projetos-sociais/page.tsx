import { PageIndex } from "@/components/layout/page-index";
import { Toaster } from "@/components/ui/toaster";
import { JsonLd } from "@/components/layout/json-ld";
import { getPartners, getSocialProjects } from "@/lib/content/collections";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { Participation, Partners, Philosophy, SocialHero } from "@/app/projetos-sociais/sections";
import { ProjectCards } from "@/app/projetos-sociais/_sections/project-cards";
import { Proposal } from "@/app/projetos-sociais/_sections/proposal";

export const generateMetadata = () => pageMetadata(getPage("projetos-sociais"));

export default function SocialProjectsPage() {
  const page = getPage("projetos-sociais");
  return (
    <>
      <JsonLd page={page} />
      <SocialHero heading={page.heading} lead={page.lead} />
      <PageIndex
        parts={[
          { id: "filosofia", name: "Programa" },
          ...(getSocialProjects().length > 0 ? [{ id: "projetos", name: "Obras" }] : []),
          { id: "participar-titulo", name: "Participe" },
          { id: "proposta-titulo", name: "Proposta" },
          ...(getPartners().length > 0 ? [{ id: "parceiros", name: "Apoio" }] : []),
        ]}
      />
      <Philosophy text={page.body} />
      <ProjectCards />
      <Participation />
      <Proposal />
      <Partners />
      <Toaster />
    </>
  );
}
