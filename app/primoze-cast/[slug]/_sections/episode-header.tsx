import { FactCells } from "@/components/articles/article-list";
import { HeroLabel } from "@/components/layout/page-hero";
import { EpisodeAudio } from "@/components/podcast/episode-audio";
import { EpisodePlayer } from "@/components/podcast/episode-player";
import { EpisodeThumbnail } from "@/components/podcast/episode-thumbnail";
import { SecondLink } from "@/components/podcast/second-link";
import { DemonstrationLabel } from "@/components/ui/badge";
import { ArrowIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { shortDate } from "@/lib/content/dates";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { captionsPath, episodePath, paths } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import type { EpisodeNotes } from "@/lib/podcast/episode-notes";
import { playerFrame, withAudio } from "@/lib/share/embedded-player";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { themeLabel } from "@/lib/podcast/themes";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";

export function EpisodeHeader({ episode }: { episode: EpisodePage }) {
  const { id, title, slug, number, theme, publishedAt, notes } = episode;
  const demonstration = isDemonstration(episode);
  // The label says the number instead of the title's "Episódio 29 | " or " | Ep. 3".
  const counted = new RegExp(`^\\D*${number}(?::| [|–-]) | [|–-] \\D*${number}$`);
  const affix = (number !== undefined && counted.exec(title)?.[0]) || "";
  const [start, end] = affix ? title.split(affix) : [title];
  // Only where nothing else fills the column.
  const big = number !== undefined && !withAudio(episode) && episode.chapters.length === 0;
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
        {demonstration && (
          <p className="mt-5 text-sm">
            Este episódio ainda é um exemplo.
            <DemonstrationLabel />
          </p>
        )}
      </div>
      <EpisodePlayer
        id={id}
        title={title}
        url={absoluteUrl(episodePath(slug))}
        captions={notes?.vtt ? captionsPath(slug) : undefined}
        poster={<EpisodeThumbnail episode={episode} sizes="(max-width: 64rem) 100vw, 40rem" />}
      />
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
        <Audio episode={episode} />
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

/** The sound alone, and what other sites need for it. */
function Audio({ episode }: { episode: EpisodePage }) {
  if (!withAudio(episode)) return null;
  const { title, slug, notes } = episode;
  const { url, bytes } = notes.audio;
  const track = { src: url, title, podcast: site.podcastName, page: episodePath(slug) };
  return (
    <section aria-labelledby="audio" className="no-print space-y-3 border-t-2 border-concreto p-4">
      <h2 id="audio" className="drawing-label">
        Só o áudio
      </h2>
      <EpisodeAudio track={track} labelledBy="audio" />
      <a href={url} download className="flex min-h-11 items-center text-sm underline">
        Baixar o áudio ({megabytes.format(bytes / 1e6)} MB)
      </a>
      {notes.demonstration && (
        <p className="text-sm">O áudio deste exemplo é só um sinal por segundo.</p>
      )}
      <details className="text-sm">
        <summary className="flex min-h-11 items-center underline">Pôr em outro site</summary>
        <p>Copie este código para a página:</p>
        <code className="mt-2 block wrap-anywhere select-all">{playerFrame(episode)}</code>
      </details>
    </section>
  );
}

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
