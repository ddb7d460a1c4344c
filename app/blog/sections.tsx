import {
  Day,
  FactCells,
  ArticleCard,
  FeaturedCard,
  ArticleLink,
  ArticleRow,
} from "@/components/articles/article-list";
import { PageHero } from "@/components/layout/page-hero";
import {
  getArticles,
  getCategories,
  getFeaturedArticles,
  getRecentArticles,
  lastChange,
} from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { ONLY_ARTICLES, SearchForm } from "@/components/search/search-form";
import { Section } from "@/components/ui/section";
import { FoldIcon } from "@/components/ui/fold";
import { NewsletterForm } from "@/components/forms/newsletter-form";

export function BlogHero() {
  const { heading, lead } = getPage("blog");
  const articles = getArticles();
  const changed = articles.map(lastChange).sort().at(-1);
  return (
    <PageHero
      tone="white"
      label="Blog"
      heading={heading}
      lead={lead}
      actions={
        <SearchForm label="Buscar nos artigos">
          <input type="hidden" {...ONLY_ARTICLES} />
        </SearchForm>
      }
      art={
        <FactCells
          className="self-end border-2 border-grafite"
          cells={[
            { label: "Artigos", value: articles.length },
            { label: "Assuntos", value: getCategories().length },
            ...(changed ? [{ label: "Atualizado em", value: <Day day={changed} /> }] : []),
          ]}
        />
      }
    />
  );
}

export function FeaturedArticles() {
  const [first, ...others] = getFeaturedArticles();
  if (!first) return null;
  return (
    <Section labelledBy="destaques" title="Em destaque">
      <ul className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-[1.9fr_1fr] lg:grid-rows-[auto_1fr]">
        <li className="md:col-span-2 lg:col-span-1 lg:row-span-2">
          <FeaturedCard article={first} />
        </li>
        {others.map((article) => (
          <li key={article.slug} className="grid grid-cols-1">
            <ArticleCard article={article} brief />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Category = ReturnType<typeof getCategories>[number];

const columns =
  "grid grid-cols-[min(2.25rem,12%)_minmax(0,1fr)_auto_min(1.5rem,7vw)] items-center gap-x-3 px-4 lg:gap-x-5 lg:px-6";

export function ArticleCategories() {
  const groups = getCategories();
  if (groups.length === 0) return null;
  const half = Math.ceil(groups.length / 2);
  return (
    <Section
      tone="white"
      labelledBy="categorias"
      className="grid grid-cols-1 gap-y-8"
      title="Por assunto"
    >
      <div className="grid grid-cols-1 border-2 border-grafite md:grid-cols-2">
        {[groups.slice(0, half), groups.slice(half)].map((column, index) => (
          <div key={index} className="border-grafite md:bg-concreto md:even:border-l-2">
            {column.map((group, row) => (
              <CategoryDetails key={group.category} group={group} number={index * half + row + 1} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

function CategoryDetails({ group, number }: { group: Category; number: number }) {
  const count = group.articles.length;
  return (
    <details className="group border-b border-cimento last:border-b-0 open:bg-concreto max-md:last:border-b">
      <summary
        className={`${columns} min-h-14 list-none py-3 hover:bg-concreto [&::-webkit-details-marker]:hidden`}
      >
        <span aria-hidden="true" className="text-sm text-grafite-claro tabular-nums">
          {String(number).padStart(2, "0")}
        </span>
        <span className="text-lg font-bold [font-stretch:108%] max-[22.5rem]:text-sm">
          {group.category}
        </span>
        <span className="min-w-8 bg-planta px-2 py-0.5 text-center text-sm font-bold text-white">
          {count}
          <span className="sr-only">{count === 1 ? " artigo" : " artigos"}</span>
        </span>
        <FoldIcon />
      </summary>
      <ul className="border-t border-cimento px-4 pb-3 lg:px-6">
        {group.articles.map((article) => (
          <li key={article.slug}>
            <ArticleLink article={article} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function RecentArticles() {
  const articles = getRecentArticles();
  if (articles.length === 0) return null;
  return (
    <Section labelledBy="recentes" title="Recentes">
      <ul className="mt-10 grid grid-cols-1 gap-x-12 gap-y-9 lg:grid-cols-2 print:grid-cols-2">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const Newsletter = () => (
  <Section
    tone="planta"
    labelledBy="newsletter"
    className="no-print grid grid-cols-1 items-end gap-8 lg:grid-cols-2"
    title="Novidades por e-mail"
    lead="Um aviso quando sai artigo ou episódio novo. O botão abre um rascunho no seu programa de e-mail; é só enviar."
  >
    <NewsletterForm subject="Quero receber as novidades do blog" />
  </Section>
);
