import { filesOfEpisodes } from "@/lib/server/static-addresses";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";
export const dynamicParams = false;

/** The captions of an episode as WebVTT, for players and podcast apps. */
export const { generateStaticParams, GET } = filesOfEpisodes(({ notes }) =>
  notes?.vtt ? textResponse(notes.vtt, "text/vtt") : undefined,
);
