import { notFound } from "next/navigation";
import { tagText } from "@/app/_feeds/load-blog-feed";
import { ArticleCard } from "@/components/articles/article-list";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHero } from "@/components/layout/page-hero";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { getTags } from "@/lib/content/articles";
import { slugOf } from "@/lib/format/slug";
import { paths, tagFeedPath, tagPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";

type Props = { params: Promise<{ tag: string }> };

/** Pages exist only for tags with several articles. */
export const dynamicParams = false;

export const generateStaticParams = () => getTags().map(({ tag }) => ({ tag: slugOf(tag) }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata((await requireTag(params)).head);
}

export default async function TagPage({ params }: Props) {
  const { tag, articles, head } = await requireTag(params);
  return (
    <>
      <JsonLd things={[breadcrumbData(head)]} />
      <PageHero label="Assunto" heading={tag} lead={head.description} />
      <Section labelledBy="artigos">
        <SectionHeading id="artigos" title="Artigos" />
        <ul className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug} className="grid grid-cols-1">
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
        <div className="no-print mt-10 flex flex-wrap gap-4">
          <ButtonLink href={paths.blog} variant="secondary">
            Voltar ao blog
          </ButtonLink>
          <ButtonLink href={tagFeedPath(tag)} variant="secondary">
            Assinar este assunto (RSS)
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

async function requireTag(params: Props["params"]) {
  const slug = (await params).tag;
  const list = getTags().find(({ tag }) => slugOf(tag) === slug) ?? notFound();
  const { tag, articles } = list;
  const description = tagText(tag, articles.length);
  const head = {
    title: `${tag}: artigos`,
    description,
    path: tagPath(tag),
    ownFeed: tagFeedPath(tag),
  };
  return { ...list, head };
}
