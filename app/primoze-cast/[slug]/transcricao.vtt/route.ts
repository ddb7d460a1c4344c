import { textResponse } from "@/lib/server/file-response";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

export const dynamic = "force-static";
export const dynamicParams = false;

type Context = { params: Promise<{ slug: string }> };

const withTranscript = async () => (await episodePagesAtBuild()).filter(({ notes }) => notes?.vtt);

export const generateStaticParams = async () =>
  (await withTranscript()).map(({ slug }) => ({ slug }));

/** The captions of an episode as WebVTT, for players and podcast apps. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const episode = (await withTranscript()).find((one) => one.slug === slug);
  if (!episode?.notes?.vtt) return new Response(null, { status: 404 });
  return textResponse(episode.notes.vtt, "text/vtt");
}
