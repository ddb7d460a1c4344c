import { transcriptText } from "@/lib/podcast/captions";
import { filesOfEpisodes } from "@/lib/server/static-addresses";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";
export const dynamicParams = false;

/** What is said in an episode as plain text. */
export const { generateStaticParams, GET } = filesOfEpisodes(({ title, notes }) =>
  notes?.transcript ? textResponse(transcriptText(title, notes.transcript)) : undefined,
);
