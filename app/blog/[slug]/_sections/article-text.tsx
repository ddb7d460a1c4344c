import "@/app/blog/[slug]/article.css";
import { TextSources } from "@/components/articles/text-sources";
import { SeriesBox } from "@/app/blog/[slug]/_sections/series-box";
import { TableOfContents } from "@/app/blog/[slug]/_sections/table-of-contents";
import { renderMdx } from "@/components/mdx/mdx-content";
import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { WhatsappIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { Label, SmallText } from "@/components/ui/text";
import { type Article, getTags } from "@/lib/content/articles";
import { symptomsOfArticle } from "@/lib/content/symptoms";
import { articlePath, tagPath } from "@/lib/paths";
import { shareLinks } from "@/lib/share-links";

export async function ArticleText({ article }: { article: Article }) {
  const { content, headings } = await renderMdx(article.body);
  return (
    <Section className="article-columns">
      <TableOfContents headings={headings} cta={article.cta} />
      <div className="min-w-0">
        <div className="prose-site article-prose">{content}</div>
        <SeriesBox article={article} />
        <ArticleSymptoms article={article} />
        <TextSources {...article} />
        <ArticleTags tags={article.tags} />
        <ShareRow article={article} />
      </div>
    </Section>
  );
}

const partClass = "no-print mt-8 max-w-(--measure) border-t-line border-grafite pt-6";

function ArticleSymptoms({ article: { slug } }: { article: Article }) {
  const symptoms = symptomsOfArticle(slug);
  if (symptoms.length === 0) return null;
  return (
    <nav aria-labelledby="acontecendo" className={partClass}>
      <Label as="h2" id="acontecendo">
        Está acontecendo agora?
      </Label>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {symptoms.map(({ path, title }) => (
          <li key={path}>
            <TextLink href={path}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ArticleTags = ({ tags }: Pick<Article, "tags">) => (
  <div className={partClass}>
    <Label as="h2" id="assuntos">
      Assuntos
    </Label>
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2" aria-labelledby="assuntos">
      {tags.map((tag) => (
        <SmallText as="li" key={tag}>
          <ArticleTag tag={tag} />
        </SmallText>
      ))}
    </ul>
  </div>
);

function ArticleTag({ tag }: { tag: string }) {
  return getTags().some((list) => tagPath(list.tag) === tagPath(tag)) ? (
    <a href={tagPath(tag)} className="inline-block py-1 wrap-anywhere text-link hover:bg-seguranca">
      {tag}
    </a>
  ) : (
    <span className="inline-block py-1 wrap-anywhere">{tag}</span>
  );
}

function ShareRow({ article: { title, slug } }: { article: Article }) {
  const share = shareLinks({ title, path: articlePath(slug) });
  return (
    <div
      role="group"
      aria-labelledby="compartilhar"
      className={`flex flex-wrap gap-2 ${partClass}`}
    >
      <Label as="h2" id="compartilhar" className="basis-full">
        Compartilhe
      </Label>
      <ButtonLink href={share.whatsapp} size="small">
        <WhatsappIcon className="hidden size-icon shrink-0 sm:block" />
        WhatsApp
      </ButtonLink>
      <CopyButton text={share.url}>Copiar link</CopyButton>
      <ButtonLink href={share.email} variant="secondary" size="small">
        E-mail
      </ButtonLink>
    </div>
  );
}
