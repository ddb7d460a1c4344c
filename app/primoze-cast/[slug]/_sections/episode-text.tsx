import type { ReactNode } from "react";
import { ArticleRow } from "@/components/articles/article-list";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ButtonLink, ButtonRow } from "@/components/ui/button";
import { ArrowIcon, WhatsappIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { Headline, Label, Lead } from "@/components/ui/text";
import { getPlatforms } from "@/lib/content/collections/pages";
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
    <Section tone="white" labelledBy="sobre" columns="aside-main" title="Sobre o episódio">
      <div className="max-w-(--measure)">
        <div className="grid grid-cols-1 gap-4">
          {text.split(/\n{2,}/).map((paragraph) => (
            <Lead key={paragraph} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </Lead>
          ))}
        </div>
        {notes?.body && notes.body.text.trim() !== "" && (
          <div className="mt-6">
            <MdxContent source={notes.body} />
          </div>
        )}
        <ButtonRow className="mt-6">
          <ButtonLink href={shareLinks({ title, path: episodePath(slug) }).whatsapp}>
            <WhatsappIcon className="size-icon shrink-0" />
            Mandar por WhatsApp
          </ButtonLink>
          {!isDemonstration(episode) && (
            <ButtonLink href={watchUrl(id)} variant="secondary">
              Abrir no YouTube
            </ButtonLink>
          )}
          {getPlatforms().flatMap(({ name, link }) =>
            link ? (
              <ButtonLink key={name} href={link.href} variant="secondary">
                {link.label}
              </ButtonLink>
            ) : (
              []
            ),
          )}
        </ButtonRow>
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
      columns="aside-main"
      className={isBelowText ? "pt-0" : ""}
      title="No mesmo assunto"
    >
      <ArticleRow article={article} />
    </Section>
  );
}

export function EpisodeNeighbours({ episode: { previous, next } }: EpisodeProps) {
  if (!previous && !next) return null;
  return (
    <Section tone="cimento">
      <nav aria-label="Outros episódios" className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {previous && (
          <Neighbour episode={previous}>
            <ArrowIcon className="size-4 rotate-180" />
            Anterior
          </Neighbour>
        )}
        {next && (
          <Neighbour episode={next} className="md:col-start-2">
            Próximo
            <ArrowIcon className="size-4" />
          </Neighbour>
        )}
      </nav>
    </Section>
  );
}

type NeighbourProps = {
  episode: NonNullable<EpisodePage["next"]>;
  className?: string;
  /** Its label, with an arrow. */
  children: ReactNode;
};

const Neighbour = ({ episode: { slug, title }, className = "", children }: NeighbourProps) => (
  <a
    href={episodePath(slug)}
    className={`border-line border-grafite bg-white p-4 hover:bg-seguranca ${className}`}
  >
    <Label as="span" className="flex items-center gap-2">
      {children}
    </Label>
    <Headline as="span" size="text" className="mt-1 block text-balance">
      {title}
    </Headline>
  </a>
);
