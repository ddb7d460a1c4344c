import { archiveRoute } from "@/components/archive/archive-route";
import { Day } from "@/components/articles/article-list";
import { DemonstrationLabel } from "@/components/ui/badge";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { paths } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import { episodeArchive } from "@/lib/podcast/episode-archive";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

/** Pages exist only for more episodes than the podcast page shows. */
export const dynamicParams = false;

const dayOf = ({ publishedAt }: EpisodePage) => saoPauloDate(new Date(publishedAt));

const { generateStaticParams, generateMetadata, Page } = archiveRoute({
  index: paths.podcast,
  label: "Arquivo do podcast",
  back: "Voltar ao podcast",
  items: "Episódios",
  load: async () => episodeArchive(await episodePagesAtBuild()),
  dayOf,
  row: (episode) => (
    <a href={episode.page} className="article-link">
      <span>
        {episode.title}
        {isDemonstration(episode) && <DemonstrationLabel />}
      </span>
      <Day day={dayOf(episode)} />
    </a>
  ),
});
export { generateStaticParams, generateMetadata };
export default Page;
