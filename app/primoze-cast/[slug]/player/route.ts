import { embeddedPlayer, withAudio } from "@/lib/podcast/embedded-player";
import { fileResponse } from "@/lib/server/file-response";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

export const dynamic = "force-static";
export const dynamicParams = false;

type Context = { params: Promise<{ slug: string }> };

export const generateStaticParams = async () =>
  (await episodePagesAtBuild()).filter(withAudio).map(({ slug }) => ({ slug }));

/** The player of an episode, which other sites show in a frame. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const episode = (await episodePagesAtBuild()).filter(withAudio).find((one) => one.slug === slug);
  if (!episode) return new Response(null, { status: 404 });
  return fileResponse(embeddedPlayer(episode), "text/html; charset=utf-8");
}
