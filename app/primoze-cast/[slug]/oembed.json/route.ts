import { oembed, withAudio } from "@/lib/podcast/embedded-player";
import { textResponse } from "@/lib/server/file-response";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

export const dynamic = "force-static";
export const dynamicParams = false;

type Context = { params: Promise<{ slug: string }> };

export const generateStaticParams = async () =>
  (await episodePagesAtBuild()).filter(withAudio).map(({ slug }) => ({ slug }));

/** What a site needs to show the episode where an editor pastes its address (oembed.com). */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const episode = (await episodePagesAtBuild()).filter(withAudio).find((one) => one.slug === slug);
  if (!episode) return new Response(null, { status: 404 });
  return textResponse(JSON.stringify(oembed(episode)), "application/json");
}
