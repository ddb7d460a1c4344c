import { MdxContent } from "@/components/mdx/compile-mdx";
import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { WhatsappIcon, ArrowIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { captionsPath, episodePath, paths, transcriptPath } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { watchUrl } from "@/lib/format/youtube";
import { shareLinks } from "@/lib/share-links";
import { SecondLink } from "@/components/podcast/second-link";
import { textLinkClass } from "@/components/ui/text-link";
import { secondAnchor } from "@/lib/podcast/timestamp";
import { ArticleRow } from "@/components/articles/article-list";
import { relatedContent } from "@/lib/podcast/related";

export function EpisodeText({ episode }: { episode: EpisodePage }) {
  const { id, title, slug, text, notes } = episode;
  const share = shareLinks({ title, path: episodePath(slug) });
  return (
    <Section
      tone="white"
      labelledBy="sobre"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
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
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={share.whatsapp}>
            <WhatsappIcon className="size-5 shrink-0" />
            Mandar por WhatsApp
          </ButtonLink>
          <CopyButton text={share.url} className="min-h-12 px-4 font-bold">
            Copiar link
          </CopyButton>
          {!isDemonstration(episode) && (
            <ButtonLink href={watchUrl(id)} variant="secondary">
              Abrir no YouTube
            </ButtonLink>
          )}
          <ButtonLink href={`${paths.podcast}#sugestao`} variant="secondary">
            Mandar uma pergunta
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}

export function Transcript({ episode: { id, slug, notes } }: { episode: EpisodePage }) {
  const paragraphs = notes?.transcript ?? [];
  if (paragraphs.length === 0) return null;
  return (
    <Section
      id="transcricao"
      labelledBy="transcricao-titulo"
      className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
      title="Transcrição"
      lead={
        <>
          <p>O minuto ao lado de cada fala abre o vídeo naquele ponto.</p>
          <p className="mt-3 flex flex-wrap gap-x-6">
            <a href={transcriptPath(slug)} download={`${slug}.txt`} className={textLinkClass}>
              Baixar como texto
            </a>
            <a href={captionsPath(slug)} download={`${slug}.vtt`} className={textLinkClass}>
              Baixar as legendas
            </a>
          </p>
          {notes?.demonstration && <p className="mt-3 text-sm">Transcrição de exemplo.</p>}
        </>
      }
    >
      <ol className="border-t-2 border-grafite">
        {paragraphs.map(({ second, speaker, text }) => (
          <li
            key={second}
            id={secondAnchor(second)}
            className="grid scroll-mt-4 grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3 border-b border-grafite/25 py-2.5 target:bg-seguranca"
          >
            <SecondLink
              id={id}
              second={second}
              className="inline-flex min-h-11 items-start justify-center pt-1 text-link hover:decoration-4"
            />
            <p className="max-w-(--measure) py-1">
              {speaker && <strong>{speaker}: </strong>}
              {text}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function RelatedContent({ episode }: { episode: EpisodePage }) {
  const { article, service } = relatedContent(episode);
  const isBelowText = !episode.notes?.transcript?.length;
  return (
    <Section
      tone="white"
      labelledBy="no-assunto"
      className={`grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr] ${isBelowText ? "pt-0!" : ""}`}
      title="No mesmo assunto"
    >
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

export function EpisodeNeighbours({ episode: { previous, next } }: { episode: EpisodePage }) {
  if (!previous && !next) return null;
  return (
    <Section tone="cimento">
      <nav aria-label="Outros episódios" className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {previous ? (
          <a href={episodePath(previous.slug)} className={card}>
            <span className="flex items-center gap-2 drawing-label">
              <ArrowIcon className="size-4 rotate-180" />
              Anterior
            </span>
            <span className="mt-2 block font-bold text-balance">{previous.title}</span>
          </a>
        ) : (
          allEpisodes
        )}
        {next ? (
          <a href={episodePath(next.slug)} className={`${card} md:text-right`}>
            <span className="flex items-center gap-2 drawing-label md:justify-end">
              Próximo
              <ArrowIcon className="size-4" />
            </span>
            <span className="mt-2 block font-bold text-balance">{next.title}</span>
          </a>
        ) : (
          allEpisodes
        )}
      </nav>
    </Section>
  );
}

const card = "border-2 border-grafite bg-white p-5 hover:bg-seguranca";

const allEpisodes = (
  <a href={`${paths.podcast}#episodios`} className={`${card} content-center font-bold`}>
    Todos os episódios
  </a>
);
