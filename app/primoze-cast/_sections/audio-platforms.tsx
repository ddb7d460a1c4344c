import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { getPlatforms, type Platform } from "@/lib/content/collections/pages";
import { slugOf } from "@/lib/format/slug";
import { machinePaths } from "@/lib/paths";
import { hasPodcastAudio } from "@/lib/podcast/episode-notes";
import { absoluteUrl } from "@/lib/site-url";

/** The id of the note that several platforms have. */
const SHARED_NOTE = "plataformas-motivo";

/**
 * The platforms of §2. One without an address has a disabled button, and a note that says why; what
 * is true of several is said once.
 */
export function AudioPlatforms({ title }: { title: string }) {
  const platforms = getPlatforms();
  const shared = platforms.find(
    ({ note }) => platforms.filter((other) => other.note === note).length > 1,
  )?.note;
  if (platforms.length === 0 && !hasPodcastAudio()) return null;
  return (
    <Section tone="cimento" labelledBy="plataformas" className="lg:py-12" title={title}>
      {platforms.length > 0 && (
        <ul className="mt-6 grid grid-cols-1 gap-x-6 border-t border-grafite/40 sm:grid-cols-2 lg:flex lg:border-0">
          {platforms.map((platform) => (
            <li
              key={platform.name}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-grafite/40 py-1 lg:flex-1 lg:flex-col lg:items-start lg:justify-start lg:gap-y-2 lg:border-t lg:border-b-0 lg:py-3"
            >
              <PlatformCard platform={platform} shared={shared} />
            </li>
          ))}
        </ul>
      )}
      {shared && (
        <p id={SHARED_NOTE} className="mt-4 text-sm">
          {shared}
        </p>
      )}
      {hasPodcastAudio() && (
        <p className="mt-8">
          No seu aplicativo de podcasts, cole o endereço do feed:{" "}
          <a href={machinePaths.podcastFeed} className="font-bold wrap-anywhere text-link">
            {absoluteUrl(machinePaths.podcastFeed)}
          </a>
        </p>
      )}
    </Section>
  );
}

type PlatformCardProps = { platform: Platform; shared: string | undefined };

function PlatformCard({ platform: { name, note, link }, shared }: PlatformCardProps) {
  const noteId = note === shared ? SHARED_NOTE : `plataforma-${slugOf(name)}`;
  return (
    <>
      <h3 className={`text-sm leading-title font-bold ${link ? "" : "text-grafite-claro"}`}>
        {name}
      </h3>
      {link ? (
        <ButtonLink href={link.href} variant="secondary" size="small">
          {link.label}
        </ButtonLink>
      ) : (
        <DisabledButton label="Em breve" reasonId={noteId} />
      )}
      {note !== shared && (
        <p id={noteId} className="text-xs">
          {note}
        </p>
      )}
    </>
  );
}
