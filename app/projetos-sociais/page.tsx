import { InlineDrawing } from "@/components/art/inline-svg";
import { PageHero } from "@/components/layout/page-hero";
import { JsonLd } from "@/components/seo/json-ld";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { Participation } from "@/app/projetos-sociais/_sections/participation";
import { Partners } from "@/app/projetos-sociais/_sections/partners";
import { Philosophy } from "@/app/projetos-sociais/_sections/philosophy";
import { ProjectCards } from "@/app/projetos-sociais/_sections/project-cards";
import { Proposal } from "@/app/projetos-sociais/_sections/proposal";

export const generateMetadata = () =>
  pageMetadata({ ...getPage("projetos-sociais"), path: paths.socialProjects });

export default function SocialProjectsPage() {
  const page = getPage("projetos-sociais");
  return (
    <>
      <JsonLd things={[breadcrumbData({ ...page, path: paths.socialProjects })]} />
      <PageHero
        label="Projetos sociais · Mão Amiga"
        heading={page.heading}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href="#participar">Quero participar</ButtonLink>
            <ButtonLink href="#proposta" variant="inverse">
              Propor um projeto
            </ButtonLink>
          </>
        }
        art={
          <ArtFrame>
            <InlineDrawing name="mao-amiga" className="h-auto w-full" />
          </ArtFrame>
        }
      />
      <Philosophy text={page.body} />
      <ProjectCards />
      <Participation />
      <Proposal />
      <Partners />
    </>
  );
}
