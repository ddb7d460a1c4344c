import { textResponse } from "@/lib/server/file-response";
import { transcriptVtt } from "@/lib/podcast/vtt";
import { episodePagesAtBuild } from "@/lib/server/episode-pages-at-build";

export const dynamic = "force-static";
export const dynamicParams = false;

type Context = { params: Promise<{ slug: string }> };

const withTranscript = async () =>
  (await episodePagesAtBuild()).filter(({ notes }) => notes && notes.transcript.length > 0);

export const generateStaticParams = async () =>
  (await withTranscript()).map(({ slug }) => ({ slug }));

/** The transcript of an episode as WebVTT, for players and podcast apps. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const episode = (await withTranscript()).find((one) => one.slug === slug);
  if (!episode?.notes) return new Response(null, { status: 404 });
  return textResponse(transcriptVtt(episode.notes.transcript), "text/vtt");
}
