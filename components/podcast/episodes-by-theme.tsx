import { Activity, type CSSProperties, type MouseEvent } from "react";
import { buttonClass } from "@/components/ui/button";
import { FoldIcon } from "@/components/ui/fold";
import { replaceAddress, useAddressQuery } from "@/components/ui/address-query";
import { EpisodeRow } from "@/components/podcast/episode-card";
import { ThemeChips } from "@/components/podcast/theme-chips";
import { PODCAST } from "@/lib/limits";
import { episodeAnchor } from "@/lib/paths";
import type { Episode } from "@/lib/podcast/episode";
import { episodeCount } from "@/lib/podcast/messages";
import { type Segment, toSegments } from "@/lib/podcast/themes";

type EpisodesProps = { episodes: readonly Episode[] };

const THEME_PARAMETER = "tema";

/**
 * Shows all themes or the chosen one (§4), each with at most eight episodes before "Ver mais". All are
 * open at first; the visitor can close each.
 */
export function EpisodesByTheme({ episodes }: EpisodesProps) {
  const segments = toSegments(episodes);
  const chips = segments.slice(0, PODCAST.chips);
  const asked = new URLSearchParams(useAddressQuery()).get(THEME_PARAMETER);
  // The address keeps a theme that the list does not have, because it may have it after a load.
  const theme = chips.find(({ key }) => key === asked)?.key ?? "";
  return (
    <div className="space-y-4">
      <ThemeChips segments={segments} chips={chips} theme={theme} onChoose={chooseTheme} />
      <div className="border-t-line border-grafite">
        {segments.map((segment) => (
          // React takes the page over a theme at a time.
          <Activity key={segment.key}>
            <EpisodeSegment segment={segment} hidden={theme !== "" && segment.key !== theme} />
          </Activity>
        ))}
      </div>
    </div>
  );
}

/** The theme is in the address, so that the visitor who returns to the page sees it again. */
function chooseTheme(theme: string) {
  const url = new URL(location.href);
  if (theme) url.searchParams.set(THEME_PARAMETER, theme);
  else url.searchParams.delete(THEME_PARAMETER);
  replaceAddress(url.href);
  // The visitor may have closed it.
  const chosen = document.getElementById(segmentId(theme))?.closest("details");
  if (chosen) chosen.open = true;
}

const segmentId = (theme: string) => `tema-${theme}`;

type EpisodeSegmentProps = { segment: Segment<Episode>; hidden: boolean };

function EpisodeSegment({ segment, hidden }: EpisodeSegmentProps) {
  const { key, label, episodes } = segment;
  const shown = episodes.slice(0, PODCAST.perSegment);
  const more = episodes.slice(PODCAST.perSegment);
  // The button of the rest is as high as a row.
  const rows = shown.length + (more.length > 0 ? 1 : 0);
  return (
    <details open hidden={hidden} className="group border-b-line border-grafite">
      <summary className="flex min-h-12 items-center justify-between gap-x-3 py-1 hover:bg-concreto md:min-h-16">
        <h3 className="flex grow flex-wrap items-center justify-between gap-x-3 leading-title font-extrabold md:justify-start md:text-xl">
          {label}{" "}
          <span className="text-sm font-bold text-grafite-claro">
            {episodeCount(episodes.length)}
          </span>
        </h3>
        <FoldIcon />
      </summary>
      <div
        id={segmentId(key)}
        style={{ "--rows": rows } as CSSProperties}
        className="episode-rows scroll-mt-sticky"
      >
        <EpisodeRows episodes={shown} />
        {more.length > 0 && (
          <details className="group/more">
            <summary
              onClick={showMore}
              className={buttonClass({ variant: "secondary" }, "my-2 group-open/more:hidden")}
            >
              <span>
                Ver mais<span className="sr-only"> episódios de {label}</span>
              </span>
            </summary>
            <EpisodeRows episodes={more} />
          </details>
        )}
      </div>
    </details>
  );
}

/** Moves the focus to the first episode that appears, because the summary disappears. */
function showMore(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.closest("details");
  if (!details) return;
  event.preventDefault();
  details.open = true;
  details.querySelector<HTMLElement>("h4 a")?.focus();
}

const EpisodeRows = ({ episodes }: EpisodesProps) => (
  <ul>
    {episodes.map((episode) => (
      <li
        key={episode.id}
        id={episodeAnchor(episode.id)}
        className="scroll-mt-sticky border-cimento not-first:border-t"
      >
        <EpisodeRow episode={episode} />
      </li>
    ))}
  </ul>
);
