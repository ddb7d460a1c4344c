import { MdxContent } from "@/components/mdx/compile-mdx";
import { ButtonLink } from "@/components/ui/button";
import { WhatsappIcon } from "@/components/ui/icons";
import { Section, SectionHeading } from "@/components/ui/section";
import { episodePath, paths } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { watchUrl } from "@/lib/format/youtube";
import { shareLinks } from "@/lib/share/share-links";

/** Description of the episode, notes of the editor, and links to share it. */
export function EpisodeText({ episode }: { episode: EpisodePage }) {
  const { id, title, slug, text, notes } = episode;
  const share = shareLinks({ title, path: episodePath(slug) });
  return (
    <Section
      tone="white"
      labelledBy="sobre"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
    >
      <SectionHeading id="sobre" title="Sobre o episódio" />
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
