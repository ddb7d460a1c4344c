import "@/app/primoze-cast/[slug]/episode.css";
import { HeroLabel } from "@/components/layout/hero";
import { EpisodeThumbnail } from "@/components/podcast/episode-thumbnail";
import { TimestampLink } from "@/components/podcast/timestamp-link";
import { Facts } from "@/components/ui/facts";
import { BackLink } from "@/components/ui/back-link";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { VideoPlayer } from "@/components/ui/video-player";
import { Headline, Label, SmallText } from "@/components/ui/text";
import { shortDate } from "@/lib/content/dates";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { captionsPath, paths } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import type { EpisodeNotes } from "@/lib/podcast/episode-notes";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { themeLabel } from "@/lib/podcast/themes";

export function EpisodeHeader({ episode }: { episode: EpisodePage }) {
  const { id, title, slug, theme, publishedAt, notes, chapters } = episode;
  const people = peopleFacts(notes?.people);
  const hasAside = people.length > 0 || notes?.audio !== undefined || chapters.length > 0;
  const day = saoPauloDate(new Date(publishedAt));
  return (
    <Section
      tone="planta"
      className={`grid grid-cols-1 items-start gap-x-12 gap-y-8 pt-6 ${hasAside ? "lg:grid-cols-main-aside" : "lg:grid-cols-2"}`}
    >
      <BackLink href={`${paths.podcast}#episodios`} className="justify-self-start lg:col-span-full">
        Todos os episódios
      </BackLink>
      <div className={hasAside ? "lg:col-span-full" : ""}>
        <HeroLabel>
          <span>
            {themeLabel(theme)}&nbsp;·{" "}
            <time dateTime={day} className="whitespace-nowrap">
              {shortDate(day)}
            </time>
          </span>
        </HeroLabel>
        <Headline as="h1" size="section" className="mt-4 max-w-wide">
          {title}
        </Headline>
        {isDemonstration(episode) && (
          <SmallText className="mt-6">Este episódio ainda é um exemplo.</SmallText>
        )}
      </div>
      <div className="no-print episode-poster @container relative aspect-video w-full border-line border-concreto bg-planta">
        <EpisodeThumbnail episode={episode} sizes="(max-width: 64rem) 100vw, 56rem" />
        <VideoPlayer
          id={id}
          title={title}
          what={`ao vídeo: ${title}`}
          isButtonAtTop
          captions={notes?.vtt ? captionsPath(slug) : undefined}
        />
      </div>
      {hasAside && (
        <div className="border-line border-concreto">
          {people.length > 0 && (
            <Facts facts={people} className="grid grid-cols-1 gap-3 p-4" factClass="" />
          )}
          {notes?.audio && <Audio {...notes} audio={notes.audio} />}
          <Chapters episode={episode} />
        </div>
      )}
    </Section>
  );
}

const peopleFacts = (people: EpisodeNotes["people"] = []) =>
  [
    { role: "host", term: "Apresentação" },
    { role: "guest", term: "Participação" },
  ].flatMap(({ role, term }) => {
    const named = people.filter((person) => person.role === role);
    const text = named.map(({ name, about }) => (about ? `${name}, ${about}` : name)).join("; ");
    return text ? { term, text } : [];
  });

type AudioProps = {
  audio: NonNullable<EpisodeNotes["audio"]>;
  demonstration?: boolean;
};

/** The sound without the video. The browser's own controls need no script. */
const Audio = ({ audio: { url, bytes }, demonstration }: AudioProps) => (
  <section
    aria-labelledby="audio"
    className="no-print grid grid-cols-1 gap-3 border-concreto p-4 not-first:border-t-line"
  >
    <Label as="h2" id="audio">
      Só o áudio
    </Label>
    <audio controls preload="none" src={url} aria-labelledby="audio" className="w-full" />
    {/* lib/browser/audio-errors.ts shows this text when the file does not load. */}
    <SmallText role="alert" hidden>
      O áudio não abriu aqui.{" "}
      <a href={url} className="underline">
        Abra o arquivo
      </a>
      .
    </SmallText>
    <TextLink href={url} download>
      Baixar o áudio ({megabytes.format(bytes / 1e6)} MB)
    </TextLink>
    {demonstration && <SmallText>O áudio deste exemplo é só um sinal por segundo.</SmallText>}
  </section>
);

const megabytes = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

function Chapters({ episode: { id, chapters } }: { episode: EpisodePage }) {
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby="capitulos" className="border-concreto p-4 not-first:border-t-line">
      <Label as="h2" id="capitulos">
        Capítulos
      </Label>
      <ol className="mt-2">
        {chapters.map(({ second, title }) => (
          <li key={second}>
            <TimestampLink
              id={id}
              second={second}
              className="flex min-h-touch items-center gap-3 hover:underline"
            >
              <span>{title}</span>
            </TimestampLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
