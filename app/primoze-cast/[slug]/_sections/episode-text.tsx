import { ArticleRow } from "@/components/articles/article-list";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ButtonLink } from "@/components/ui/button";
import { ArrowIcon, WhatsappIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { watchUrl } from "@/lib/format/youtube";
import { episodePath } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { relatedArticle } from "@/lib/podcast/related";
import { shareLinks } from "@/lib/share-links";

type EpisodeProps = { episode: EpisodePage };

export function EpisodeText({ episode }: EpisodeProps) {
  const { id, title, slug, text, notes } = episode;
  return (
    <Section
      tone="white"
      labelledBy="sobre"
      className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-aside-main"
      title="Sobre o episódio"
    >
      <div className="max-w-(--measure)">
        <div className="space-y-4 text-lg">
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        {notes?.body && notes.body.text.trim() !== "" && (
          <div className="mt-6">
            <MdxContent source={notes.body} />
          </div>
        )}
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={shareLinks({ title, path: episodePath(slug) }).whatsapp}>
            <WhatsappIcon className="size-icon shrink-0" />
            Mandar por WhatsApp
          </ButtonLink>
          {!isDemonstration(episode) && (
            <ButtonLink href={watchUrl(id)} variant="secondary">
              Abrir no YouTube
            </ButtonLink>
          )}
        </p>
      </div>
    </Section>
  );
}

export function RelatedContent({ episode }: EpisodeProps) {
  const article = relatedArticle(episode);
  if (!article) return null;
  const isBelowText = !episode.notes?.transcript?.length;
  return (
    <Section
      tone="white"
      labelledBy="no-assunto"
      className={`grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-aside-main ${isBelowText ? "pt-0" : ""}`}
      title="No mesmo assunto"
    >
      <ArticleRow article={article} />
    </Section>
  );
}

const neighbourClass = "border-line border-grafite bg-white p-4 hover:bg-seguranca";

export function EpisodeNeighbours({ episode: { previous, next } }: EpisodeProps) {
  if (!previous && !next) return null;
  return (
    <Section tone="cimento">
      <nav aria-label="Outros episódios" className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
        {previous && (
          <a href={episodePath(previous.slug)} className={neighbourClass}>
            <span className="flex items-center gap-2 drawing-label">
              <ArrowIcon className="size-4 rotate-180" />
              Anterior
            </span>
            <span className="mt-1 block font-bold text-balance">{previous.title}</span>
          </a>
        )}
        {next && (
          <a
            href={episodePath(next.slug)}
            className={`md:col-start-2 md:text-right ${neighbourClass}`}
          >
            <span className="flex items-center gap-2 drawing-label md:justify-end">
              Próximo
              <ArrowIcon className="size-4" />
            </span>
            <span className="mt-1 block font-bold text-balance">{next.title}</span>
          </a>
        )}
      </nav>
    </Section>
  );
}
