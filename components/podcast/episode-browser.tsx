"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { PODCAST } from "@/lib/limits";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";
import { toSegments } from "@/lib/podcast/segments";
import { EpisodeCard } from "@/components/podcast/episode-card";
import { EpisodeNotice } from "@/components/podcast/episode-notice";
import { EpisodeSegment } from "@/components/podcast/episode-segment";
import { EpisodeSkeletons } from "@/components/podcast/episode-skeletons";
import { EpisodeTools } from "@/components/podcast/episode-tools";
import { ThemeChips } from "@/components/podcast/theme-chips";
import { useEpisodes } from "@/components/podcast/use-episodes";
import { useThemeAddress } from "@/components/podcast/use-theme-address";

/** Featured episodes, episodes by theme, and the tools (§2.9, §4). */
export function EpisodeBrowser({ initial }: { initial?: LoadedEpisodes }) {
  const { episodes, updates, failure, busy, task, reload, sync, importVideo } =
    useEpisodes(initial);
  return (
    // Starts after the first paint, because §4 has it load the episodes.
    <div data-start="" data-intent="" className="space-y-10 md:space-y-14">
      {episodes.length > 0 && <Featured episodes={episodes} busy={busy} />}
      {busy && episodes.length === 0 && <EpisodeSkeletons />}
      {!busy && episodes.length === 0 && failure && (
        <EpisodeNotice {...failure}>
          <Button variant="secondary" onClick={() => void reload()}>
            Tentar de novo
          </Button>
        </EpisodeNotice>
      )}
      {!busy && episodes.length === 0 && !failure && (
        <EpisodeNotice
          title={episodeMessages.empty.title}
          description={episodeMessages.empty.afterLoad}
        />
      )}
      {episodes.length > 0 && <ByTheme episodes={episodes} />}
      <EpisodeTools
        busy={busy}
        updates={updates}
        task={task}
        onSync={sync}
        onImport={importVideo}
      />
    </div>
  );
}

type EpisodesProps = Pick<LoadedEpisodes, "episodes">;

/** While episodes load, the skeletons lie over the cards, so that nothing on the page moves. */
function Featured({ episodes, busy }: EpisodesProps & { busy: boolean }) {
  return (
    <div className="relative">
      <ul
        aria-label="Episódios em destaque"
        className={`grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6 ${busy ? "invisible" : ""}`}
      >
        {episodes.slice(0, PODCAST.featured).map((episode) => (
          <li key={episode.id} className="grid grid-cols-1">
            <EpisodeCard episode={episode} level="h3" layout="card" />
          </li>
        ))}
      </ul>
      {busy && <EpisodeSkeletons className="absolute inset-0" />}
    </div>
  );
}

function ByTheme({ episodes }: EpisodesProps) {
  const segments = useMemo(() => toSegments(episodes), [episodes]);
  const box = useThemeAddress(segments);
  return (
    <div ref={box} className="episode-themes space-y-5">
      <ThemeChips segments={segments} />
      <div data-themes="" className="border-t-2 border-grafite">
        {segments.map((segment, index) => (
          <EpisodeSegment key={segment.key} segment={segment} open={index === 0} />
        ))}
      </div>
    </div>
  );
}
