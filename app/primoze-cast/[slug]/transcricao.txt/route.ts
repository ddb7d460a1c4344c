import { transcriptText } from "@/lib/podcast/captions";
import { textResponse } from "@/lib/server/file-response";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

export const dynamic = "force-static";
export const dynamicParams = false;

type Context = { params: Promise<{ slug: string }> };

const withTranscript = async () =>
  (await episodePagesAtBuild()).filter(({ notes }) => notes?.transcript);

export const generateStaticParams = async () =>
  (await withTranscript()).map(({ slug }) => ({ slug }));

/** What is said in an episode as plain text. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const episode = (await withTranscript()).find((one) => one.slug === slug);
  if (!episode?.notes?.transcript) return new Response(null, { status: 404 });
  return textResponse(transcriptText(episode.title, episode.notes.transcript));
}
