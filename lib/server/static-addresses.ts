import { notFound } from "next/navigation";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

type Params = Promise<Record<string, string>>;

/**
 * One address for each item of a list.
 * @param param the dynamic segment of the route's folder
 */
export const staticAddresses = <Item>(
  param: string,
  load: () => readonly Item[] | Promise<readonly Item[]>,
  nameOf: (item: Item) => string,
) => ({
  generateStaticParams: async () => (await load()).map((item) => ({ [param]: nameOf(item) })),

  /** The item of an address; without one it shows the not-found page. */
  async itemOf(params: Params): Promise<Item> {
    const name = (await params)[param];
    return (await load()).find((item) => nameOf(item) === name) ?? notFound();
  },
});

/** The exports of a route handler that has one file for each item of a list. */
export function staticFiles<Item>(
  write: (item: Item) => Response | Promise<Response>,
  ...list: Parameters<typeof staticAddresses<Item>>
) {
  const { generateStaticParams, itemOf } = staticAddresses(...list);
  const GET = async (_request: Request, { params }: { params: Params }) =>
    write(await itemOf(params));
  return { generateStaticParams, GET };
}

/** `staticFiles` below an episode's page. `write` gives undefined for an episode that has none. */
export const filesOfEpisodes = (write: (episode: EpisodePage) => Response | undefined) =>
  staticFiles(
    (episode) => write(episode)!,
    "slug",
    async () => (await episodePagesAtBuild()).filter(write),
    ({ slug }) => slug,
  );
