import { notFound } from "next/navigation";
import { ArticleCard } from "@/components/articles/article-list";
import { JsonLd } from "@/components/layout/json-ld";
import { Hero } from "@/components/layout/hero";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { tagDescription } from "@/lib/catalogue/tags";
import { getTags, isTagIndexed } from "@/lib/content/articles";
import { slugOf } from "@/lib/format/slug";
import { paths, tagPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ tag: string }> };

/** Only tags with several articles have a page. */
export const dynamicParams = false;

export const generateStaticParams = () => getTags().map(({ tag }) => ({ tag: slugOf(tag) }));

type TagArticles = ReturnType<typeof getTags>[number];

async function tagOf({ params }: Props): Promise<TagArticles> {
  const { tag } = await params;
  return getTags().find((list) => slugOf(list.tag) === tag) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const list = await tagOf(props);
  return {
    ...pageMetadata(headOf(list)),
    ...(!isTagIndexed(list) && { robots: { index: false } }),
  };
}

export default async function TagPage(props: Props) {
  const list = await tagOf(props);
  const { tag, articles } = list;
  const head = headOf(list);
  return (
    <>
      <JsonLd page={head} />
      <Hero tone="white" heading={tag} lead={head.description} />
      <Section labelledBy="artigos" title="Artigos">
        <ul
          className={`mt-title grid grid-cols-1 gap-8 md:grid-cols-2 ${articles.length > 2 ? "lg:grid-cols-3" : ""}`}
        >
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
        <div className="no-print mt-8">
          <ButtonLink href={paths.blog} variant="secondary">
            Voltar ao blog
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

const headOf = (list: TagArticles) => ({
  title: `${list.tag}: artigos`,
  description: tagDescription(list),
  path: tagPath(list.tag),
});
