import { ArticleRow } from "@/components/articles/article-list";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths, episodePath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { relatedContent } from "@/lib/podcast/related";
import { ArrowIcon } from "@/components/ui/icons";

/** An article and a service on the subject of the episode. */
export function RelatedContent({ episode }: { episode: EpisodePage }) {
  const { article, service } = relatedContent(episode);
  return (
    <Section
      tone="white"
      labelledBy="no-assunto"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
    >
      <SectionHeading id="no-assunto" title="No mesmo assunto" />
      <div className="grid grid-cols-1 gap-8">
        {article && <ArticleRow article={article} />}
        {service && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-2 border-grafite bg-concreto p-5">
            <div className="grow basis-64">
              <h3 className="text-lg font-extrabold">{service.name}</h3>
              <p className="mt-1">{service.summary}</p>
            </div>
            <ButtonLink href={`${paths.services}#${service.slug}`} variant="dark">
              Ver o serviço
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Links to the episodes before and after. */
export function EpisodeNeighbours({ episode: { previous, next } }: { episode: EpisodePage }) {
  if (!previous && !next) return null;
  return (
    <Section tone="cimento">
      <nav aria-label="Outros episódios" className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {previous && (
          <a href={episodePath(previous.slug)} className={card}>
            <span className="flex items-center gap-2 drawing-label">
              <ArrowIcon className="size-4 rotate-180" />
              Anterior
            </span>
            <span className="mt-2 block font-bold">{previous.title}</span>
          </a>
        )}
        {next && (
          <a href={episodePath(next.slug)} className={`${card} md:col-start-2 md:text-right`}>
            <span className="flex items-center gap-2 drawing-label md:justify-end">
              Próximo
              <ArrowIcon className="size-4" />
            </span>
            <span className="mt-2 block font-bold">{next.title}</span>
          </a>
        )}
      </nav>
    </Section>
  );
}

const card = "border-2 border-grafite bg-white p-5 hover:bg-seguranca";
