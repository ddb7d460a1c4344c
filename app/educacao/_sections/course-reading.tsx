import { ArticleTeasers } from "@/components/blog/article-teasers";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { getRecommendedArticles } from "@/lib/content/articles";
import { EDUCATION_TEASERS } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { mailtoLink } from "@/lib/site";
import { Unbroken } from "@/components/ui/unbroken";

const newsletterDraft = mailtoLink(
  "Quero receber as novidades dos cursos",
  "Olá! Quero receber por e-mail a agenda de cursos e os artigos novos.",
);

/** Three article teasers, a link to the blog, and a button that opens a mail draft (§2.7). */
export function CourseReading({ slugs }: { slugs: string[] }) {
  return (
    <Section labelledBy="para-ler">
      <SectionHeading id="para-ler" title="Para ler antes da aula" />
      <ArticleTeasers
        teasers={getRecommendedArticles("educacao", slugs, EDUCATION_TEASERS).map((article) => ({
          article,
        }))}
      >
        <div className="flex flex-col items-start gap-5 border-2 border-grafite p-6 md:max-xl:flex-row md:max-xl:flex-wrap md:max-xl:items-center">
          <ButtonLink href={paths.blog} variant="secondary" className="shrink-0">
            Ver Todos os Artigos
          </ButtonLink>
          <p className="max-w-md text-balance md:max-xl:order-first md:max-xl:max-w-none md:max-xl:basis-full">
            Agenda e artigos novos também chegam por <Unbroken>e-mail.</Unbroken> O botão abre um
            rascunho pronto; é só enviar.
          </p>
          <ButtonLink href={newsletterDraft} className="shrink-0">
            Receber novidades
          </ButtonLink>
        </div>
      </ArticleTeasers>
    </Section>
  );
}
