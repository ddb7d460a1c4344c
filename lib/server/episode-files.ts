import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

type Context = { params: Promise<{ slug: string }> };

/**
 * The exports of a route handler below an episode's page.
 * @param write the file of an episode; undefined for an episode that has none
 */
export const episodeFiles = (write: (episode: EpisodePage) => Response | undefined) => ({
  generateStaticParams: async () =>
    (await episodePagesAtBuild()).filter(write).map(({ slug }) => ({ slug })),

  async GET(_request: Request, { params }: Context) {
    const { slug } = await params;
    const episode = (await episodePagesAtBuild()).find((one) => one.slug === slug);
    return (episode && write(episode)) ?? new Response(null, { status: 404 });
  },
});
