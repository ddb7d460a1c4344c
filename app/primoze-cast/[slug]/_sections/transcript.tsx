import { TimestampLink } from "@/components/podcast/timestamp-link";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { SmallText } from "@/components/ui/text";
import { transcriptPath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { secondAnchor } from "@/lib/podcast/timestamp";

export function Transcript({ episode: { id, slug, notes } }: { episode: EpisodePage }) {
  const paragraphs = notes?.transcript ?? [];
  if (paragraphs.length === 0) return null;
  return (
    <Section
      id="transcricao"
      labelledBy="transcricao-titulo"
      columns="aside-main"
      className="items-start"
      title="Transcrição"
      lead={
        <>
          <TextLink href={transcriptPath(slug)} download={`${slug}.txt`}>
            Baixar como texto
          </TextLink>
          {notes?.demonstration && <SmallText>Transcrição de exemplo.</SmallText>}
        </>
      }
    >
      <ol className="border-t-line border-grafite">
        {paragraphs.map(({ second, speaker, text }) => (
          <li
            key={second}
            id={secondAnchor(second)}
            className="grid scroll-mt-4 grid-cols-icon-text gap-x-3 border-b border-cimento py-2 target:bg-seguranca"
          >
            <TimestampLink
              id={id}
              second={second}
              className="inline-flex min-h-touch items-start justify-center pt-1 text-link"
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
