import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import type { ArchivePage } from "@/lib/content/archive";
import { archivePath, paths } from "@/lib/paths";

/** Links to newer and older archive pages and to the blog. */
export function ArchivePagination({ page: { list, page, pages } }: { page: ArchivePage }) {
  return (
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
}
