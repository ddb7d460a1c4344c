import "@/app/primoze-cast/podcast.css";
import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Headline, SmallText } from "@/components/ui/text";
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
    <Section tone="cimento" labelledBy="plataformas" className="lg:py-16" title={title}>
      {platforms.length > 0 && (
        <ul className="platforms mt-6 border-current/40">
          {platforms.map((platform) => (
            <li key={platform.name} className="border-current/40">
              <PlatformCard platform={platform} shared={shared} />
            </li>
          ))}
        </ul>
      )}
      {shared && (
        <SmallText id={SHARED_NOTE} className="mt-4">
          {shared}
        </SmallText>
      )}
      {hasPodcastAudio() && (
        <p className="mt-8">
          No seu aplicativo de podcasts, cole o endereço do feed:{" "}
          <a href={machinePaths.podcastFeed} className="wrap-anywhere text-link">
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
      <Headline size="text" className={link ? "" : "text-grafite-claro"}>
        {name}
      </Headline>
      {link ? (
        <ButtonLink href={link.href} variant="secondary" size="small">
          {link.label}
        </ButtonLink>
      ) : (
        <DisabledButton size="small" label="Em breve" reasonId={noteId} />
      )}
      {note !== shared && <SmallText id={noteId}>{note}</SmallText>}
    </>
  );
}
