import { archiveRoute } from "@/components/archive/archive-route";
import { ArticleLink } from "@/components/articles/article-list";
import { getArchivePages } from "@/lib/content/archive";
import { paths } from "@/lib/paths";

/** Pages exist only for lists that are too long for the blog index. */
export const dynamicParams = false;

const { generateStaticParams, generateMetadata, Page } = archiveRoute({
  index: paths.blog,
  label: "Arquivo do blog",
  back: "Voltar ao blog",
  items: "Artigos",
  load: getArchivePages,
  dayOf: ({ date }) => date,
  row: (article) => <ArticleLink article={article} />,
});
export { generateStaticParams, generateMetadata };
export default Page;
