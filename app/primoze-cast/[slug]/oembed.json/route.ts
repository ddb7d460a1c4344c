import { oembed, withAudio } from "@/lib/share/embedded-player";
import { episodeFiles } from "@/lib/server/static-addresses";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";
export const dynamicParams = false;

/** What a site needs to show the episode where an editor pastes its address (oembed.com). */
export const { generateStaticParams, GET } = episodeFiles((episode) =>
  withAudio(episode)
    ? textResponse(JSON.stringify(oembed(episode)), "application/json")
    : undefined,
);
