import { Section, SectionHeading } from "@/components/ui/section";
import { episodePath } from "@/lib/paths";
import { isDemonstration } from "@/lib/podcast/episode";
import { episodeDescription } from "@/lib/podcast/truncate";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";
import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { PageList } from "@/app/mapa-do-site/_sections/page-list";

/** The episodes with a page; none when the build had no backend. */
export async function AllEpisodes() {
  const episodes = await episodePagesAtBuild();
  if (episodes.length === 0) return null;
  const items = episodes.map((episode) => ({
    href: episodePath(episode.slug),
    title: episode.title,
    description: episodeDescription(episode),
    note: isDemonstration(episode) && <DemonstrationLabel />,
  }));
  return (
    <Section labelledBy="episodios">
      <SectionHeading id="episodios" mark="D" title="Episódios do podcast" />
      <div className="mt-8">
        <PageList items={items} />
      </div>
    </Section>
  );
}
