import { HeroLabel } from "@/components/layout/hero";
import { EpisodeThumbnail } from "@/components/podcast/episode-thumbnail";
import { TimestampLink } from "@/components/podcast/timestamp-link";
import { Facts } from "@/components/ui/facts";
import { BackLink } from "@/components/ui/back-link";
import { Section } from "@/components/ui/section";
import { VideoPlayer } from "@/components/ui/video-player";
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
      className={`grid grid-cols-1 items-start gap-x-12 gap-y-8 pt-6 ${hasAside ? "lg:grid-cols-main-aside" : ""}`}
    >
      <BackLink href={`${paths.podcast}#episodios`} className="justify-self-start lg:col-span-full">
        Todos os episódios
      </BackLink>
      <div className="lg:col-span-full">
        <HeroLabel>
          <span>
            {themeLabel(theme)}&nbsp;·{" "}
            <time dateTime={day} className="whitespace-nowrap">
              {shortDate(day)}
            </time>
          </span>
        </HeroLabel>
        <h1 className="mt-4 max-w-wide text-3xl headline">{title}</h1>
        {isDemonstration(episode) && (
          <p className="mt-6 text-sm">Este episódio ainda é um exemplo.</p>
        )}
      </div>
      <div className="no-print @container relative aspect-video w-full episode-poster border-line border-concreto bg-planta">
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
        <div className="divide-y-line divide-concreto border-line border-concreto lg:self-stretch">
          {people.length > 0 && <Facts facts={people} className="p-4" factClass="not-first:mt-3" />}
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
  <section aria-labelledby="audio" className="no-print space-y-3 p-4">
    <h2 id="audio" className="drawing-label">
      Só o áudio
    </h2>
    <audio controls preload="none" src={url} aria-labelledby="audio" className="w-full" />
    {/* lib/browser/audio-errors.ts shows this text when the file does not load. */}
    <p role="alert" hidden className="text-sm">
      O áudio não abriu aqui.{" "}
      <a href={url} className="underline">
        Abra o arquivo
      </a>
      .
    </p>
    <a href={url} download className="flex min-h-touch items-center text-sm underline">
      Baixar o áudio ({megabytes.format(bytes / 1e6)} MB)
    </a>
    {demonstration && <p className="text-sm">O áudio deste exemplo é só um sinal por segundo.</p>}
  </section>
);

const megabytes = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

function Chapters({ episode: { id, chapters } }: { episode: EpisodePage }) {
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby="capitulos" className="p-4">
      <h2 id="capitulos" className="drawing-label">
        Capítulos
      </h2>
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
