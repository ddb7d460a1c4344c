import { embeddedPlayer, withAudio } from "@/lib/share/embedded-player";
import { episodeFiles } from "@/lib/server/static-addresses";
import { fileResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";
export const dynamicParams = false;

/** The player of an episode, which other sites show in a frame. */
export const { generateStaticParams, GET } = episodeFiles((episode) =>
  withAudio(episode)
    ? fileResponse(embeddedPlayer(episode), "text/html; charset=utf-8")
    : undefined,
);
