import { getReleases } from "@/lib/content/press";
import { articlePath, handoutPath, paths, releasePath, tagPath } from "@/lib/paths";
import { getWorks, WORKS_INDEX } from "@/lib/content/works";
import { getSitePages } from "@/lib/content/pages";
import { ArticleDate } from "@/components/articles/article-list";
import { getArticles, getTags } from "@/lib/content/articles";
import { getLessons } from "@/lib/content/education";
import { TextLink } from "@/components/ui/text-link";
import { ListSection } from "@/app/mapa-do-site/_sections/list-section";

export function AllPages() {
  const pages = getSitePages()
    .filter(({ path }) => path !== paths.siteMap)
    .map(({ path, title, description }) => ({
      href: path,
      // The title of the home page is written for search engines.
      title: path === paths.home ? "Início" : title,
      description,
    }));
  return <ListSection id="paginas" title="Páginas" items={pages} />;
}

export function AllWorks() {
  const works = getWorks();
  if (works.length === 0) return null;
  const list = { ...WORKS_INDEX, description: "Todas, por serviço." };
  const items = [list, ...works].map(({ path: href, title, description }) => ({
    href,
    title,
    description,
  }));
  return <ListSection id="obras" title="Obras feitas" items={items} />;
}

/** Without that of the contest, which is a page of its own. */
export function AllReleases() {
  const items = getReleases().map(({ name, title, description }) => ({
    href: releasePath(name),
    title,
    description,
  }));
  return <ListSection id="releases" title="Releases" items={items} />;
}

export function AllArticles() {
  const tags = getTags();
  const items = getArticles().map((article) => ({
    href: articlePath(article.slug),
    title: article.title,
    description: article.description,
    note: (
      <>
        {article.category} · <ArticleDate article={article} />
      </>
    ),
  }));
  return (
    <ListSection id="artigos" title="Artigos do blog" tone="white" items={items}>
      {tags.length > 0 && (
        <>
          <h3 className="mt-6 drawing-label">Por assunto</h3>
          <ul aria-label="Assuntos do blog" className="flex flex-wrap gap-x-6">
            {tags.map(({ tag }) => (
              <li key={tag} className="wrap-anywhere">
                <TextLink href={tagPath(tag)}>{tag}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </ListSection>
  );
}

export function AllHandouts() {
  const items = getLessons().map(({ slug, title, summary }) => ({
    href: handoutPath(slug),
    title,
    description: summary,
  }));
  return <ListSection id="apostilas" title="Apostilas" items={items} />;
}
