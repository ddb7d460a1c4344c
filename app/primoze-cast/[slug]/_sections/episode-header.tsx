import { FactCells } from "@/components/articles/article-list";
import { HeroLabel } from "@/components/layout/page-hero";
import { EpisodeThumbnail } from "@/components/podcast/episode-thumbnail";
import { SecondLink } from "@/components/podcast/second-link";
import { ArrowIcon } from "@/components/ui/icons";
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
  const { id, title, slug, number, theme, publishedAt, notes } = episode;
  const demonstration = isDemonstration(episode);
  // The label says the number instead of the title's "Episódio 29 | " or " | Ep. 3".
  const counted = new RegExp(`^\\D*${number}(?::| [|–-]) | [|–-] \\D*${number}$`);
  const affix = (number !== undefined && counted.exec(title)?.[0]) || "";
  const [start, end] = affix ? title.split(affix) : [title];
  // Only where nothing else fills the column.
  const big = number !== undefined && !notes?.audio && episode.chapters.length === 0;
  const day = saoPauloDate(new Date(publishedAt));
  return (
    <Section
      tone="planta"
      className="grid grid-cols-1 items-start gap-x-12 gap-y-8 pt-6! lg:grid-cols-[1.8fr_1fr]"
    >
      <a
        href={`${paths.podcast}#episodios`}
        className="no-print inline-flex min-h-11 items-center gap-2 justify-self-start drawing-label underline-offset-4 hover:underline lg:col-span-2"
      >
        <ArrowIcon className="size-4 rotate-180" />
        Todos os episódios
      </a>
      <div className="lg:col-span-2">
        <HeroLabel>
          <span>
            {number !== undefined && <span aria-hidden={affix !== ""}>Episódio {number} · </span>}
            {themeLabel(theme)}
          </span>
        </HeroLabel>
        <h1 className="mt-4 max-w-4xl text-3xl headline max-md:text-[min(1.875rem,12vw)]">
          {start}
          {affix && <span className="sr-only">{affix}</span>}
          {end}
        </h1>
        {demonstration && <p className="mt-5 text-sm">Este episódio ainda é um exemplo.</p>}
      </div>
      <div className="no-print @container relative aspect-video border-2 border-concreto bg-planta">
        <EpisodeThumbnail episode={episode} sizes="(max-width: 64rem) 100vw, 40rem" />
        <VideoPlayer
          id={id}
          title={title}
          what={`ao vídeo: ${title}`}
          captions={notes?.vtt ? captionsPath(slug) : undefined}
        />
      </div>
      <div
        className={`flex border-2 border-concreto lg:flex-col lg:self-stretch ${big ? "max-lg:w-fit max-lg:items-center" : "flex-col"}`}
      >
        {big && (
          <p
            aria-hidden="true"
            className="px-4 text-4xl headline text-seguranca lg:m-auto lg:text-[clamp(9rem,18vw,15rem)]"
          >
            {number}
          </p>
        )}
        <FactCells
          className={`overflow-hidden ${big ? "max-lg:border-l lg:border-t" : ""}`}
          cells={[
            { label: "Publicado", value: <time dateTime={day}>{shortDate(day)}</time> },
            ...peopleCells(notes?.people),
          ]}
        />
        {notes?.audio && <Audio {...notes} audio={notes.audio} />}
        <Chapters episode={episode} />
      </div>
    </Section>
  );
}

const peopleCells = (people: EpisodeNotes["people"] = []) =>
  [
    { role: "host", label: "Apresentação" },
    { role: "guest", label: "Participação" },
  ].flatMap(({ role, label }) => {
    const named = people.filter((person) => person.role === role);
    const value = named.map(({ name, about }) => (about ? `${name}, ${about}` : name)).join("; ");
    return value ? { label, value } : [];
  });

type AudioProps = {
  audio: NonNullable<EpisodeNotes["audio"]>;
  demonstration?: boolean;
};

/** The sound alone, in the browser's own controls, which need no script. */
const Audio = ({ audio: { url, bytes }, demonstration }: AudioProps) => (
  <section aria-labelledby="audio" className="no-print space-y-3 border-t-2 border-concreto p-4">
    <h2 id="audio" className="drawing-label">
      Só o áudio
    </h2>
    <audio controls preload="none" src={url} aria-labelledby="audio" className="w-full" />
    <a href={url} download className="flex min-h-11 items-center text-sm underline">
      Baixar o áudio ({megabytes.format(bytes / 1e6)} MB)
    </a>
    {demonstration && <p className="text-sm">O áudio deste exemplo é só um sinal por segundo.</p>}
  </section>
);

const megabytes = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

function Chapters({ episode: { id, chapters } }: { episode: EpisodePage }) {
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby="capitulos" className="border-t-2 border-concreto p-4">
      <h2 id="capitulos" className="drawing-label">
        Capítulos
      </h2>
      <ol className="mt-2">
        {chapters.map(({ second, title }) => (
          <li key={second}>
            <SecondLink
              id={id}
              second={second}
              className="flex min-h-11 items-center gap-3 hover:underline"
            >
              <span>{title}</span>
            </SecondLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
