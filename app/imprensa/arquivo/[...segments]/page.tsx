import { archiveRoute } from "@/components/archive/archive-route";
import { Day } from "@/components/articles/article-list";
import { DemonstrationLabel } from "@/components/ui/badge";
import { releaseArchive } from "@/lib/content/press";
import { paths, releasePath } from "@/lib/paths";

/** Pages exist only for more releases than the press room shows. */
export const dynamicParams = false;

const { generateStaticParams, generateMetadata, Page } = archiveRoute({
  index: paths.pressRoom,
  label: "Arquivo da imprensa",
  back: "Voltar à imprensa",
  items: "Releases",
  load: releaseArchive,
  dayOf: ({ date }) => date,
  row: ({ name, title, date, isDateInvented }) => (
    <a href={releasePath(name)} className="article-link">
      <span>
        {title}
        {isDateInvented && <DemonstrationLabel />}
      </span>
      <Day day={date} />
    </a>
  ),
});
export { generateStaticParams, generateMetadata };
export default Page;
