import { notFound } from "next/navigation";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { textResponse } from "@/lib/server/file-response";

type Context = { params: Promise<{ slug: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams() {
  const episodes = await episodePagesAtBuild();
  return episodes.filter(({ notes }) => notes?.vtt).map(({ slug }) => ({ slug }));
}

/** The captions of an episode as WebVTT, for players and podcast apps. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const episode = (await episodePagesAtBuild()).find((one) => one.slug === slug);
  const captions = episode?.notes?.vtt;
  return captions ? textResponse(captions, "text/vtt") : notFound();
}
