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
import { useThemeChoice } from "@/components/podcast/use-theme-choice";

/** Featured episodes, episodes by theme, and the tools (§2.9, §4). */
export function EpisodeBrowser({ initial }: { initial?: LoadedEpisodes }) {
  const { episodes = [], failure, busy, task, reload, sync, importVideo } = useEpisodes(initial);
  return (
    // Starts after the first paint, because §4 has it load the episodes.
    <div data-start="" data-intent="" className="space-y-14">
      {episodes.length > 0 && <Featured episodes={episodes} busy={busy} />}
      {busy && episodes.length === 0 && <EpisodeSkeletons />}
      {!busy && episodes.length === 0 && failure && (
        <EpisodeNotice {...failure}>
          <Button variant="secondary" onClick={reload}>
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
      <EpisodeTools busy={busy} task={task} onSync={sync} onImport={importVideo} />
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
        className={`grid grid-cols-1 gap-6 md:grid-cols-3 ${busy ? "invisible" : ""}`}
      >
        {episodes.slice(0, PODCAST.featured).map((episode) => (
          <li key={episode.id} className="grid grid-cols-1">
            <EpisodeCard episode={episode} level="h3" />
          </li>
        ))}
      </ul>
      {busy && <EpisodeSkeletons className="absolute inset-0" />}
    </div>
  );
}

function ByTheme({ episodes }: EpisodesProps) {
  const segments = useMemo(() => toSegments(episodes), [episodes]);
  const [choice, setChoice] = useThemeChoice(segments);
  return (
    <div className="space-y-12">
      <ThemeChips segments={segments} choice={choice} onChoose={setChoice} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-2 xl:grid-cols-4">
        {segments.map((segment) => (
          <EpisodeSegment
            key={segment.key}
            segment={segment}
            hidden={choice !== undefined && choice !== segment.key}
          />
        ))}
      </div>
    </div>
  );
}
