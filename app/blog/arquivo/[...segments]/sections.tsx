import { ArticleLink } from "@/components/articles/article-list";
import { Section, SectionHeading } from "@/components/ui/section";
import type { ArchivePage } from "@/lib/content/archive";
import { monthAndYear } from "@/lib/content/dates";
import { ButtonLink } from "@/components/ui/button";
import { archivePath, paths } from "@/lib/paths";

export function ArchiveList({ page: { articles } }: { page: ArchivePage }) {
  const [newest, oldest] = [articles[0], articles.at(-1)];
  return (
    <Section
      tone="white"
      labelledBy="artigos"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
    >
      <SectionHeading id="artigos" title="Nesta página">
        {newest && oldest && `De ${monthAndYear(newest.date)} a ${monthAndYear(oldest.date)}.`}
      </SectionHeading>
      <ul className="border-2 border-grafite py-2">
        {articles.map((article) => (
          <li key={article.slug} className="px-4 sm:px-6">
            <ArticleLink article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const ArchivePagination = ({ page: { list, page, pages } }: { page: ArchivePage }) => (
  <Section className="py-10!">
    <nav aria-label="Páginas do arquivo" className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <ButtonLink href={archivePath(list.slug, page - 1)} variant="secondary">
          Mais novos
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink href={archivePath(list.slug, page + 1)}>Mais antigos</ButtonLink>
      )}
      <ButtonLink href={paths.blog} variant="secondary">
        Voltar ao blog
      </ButtonLink>
    </nav>
  </Section>
);
