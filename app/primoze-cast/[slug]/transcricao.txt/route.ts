import { notFound } from "next/navigation";
import { transcriptText } from "@/lib/podcast/captions";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { textResponse } from "@/lib/server/file-response";

type Context = { params: Promise<{ slug: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams() {
  const episodes = await episodePagesAtBuild();
  return episodes.filter(({ notes }) => notes?.transcript).map(({ slug }) => ({ slug }));
}

/** The transcript of an episode as plain text. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const episode = (await episodePagesAtBuild()).find((one) => one.slug === slug);
  const transcript = episode?.notes?.transcript;
  return transcript ? textResponse(transcriptText(episode.title, transcript)) : notFound();
}
