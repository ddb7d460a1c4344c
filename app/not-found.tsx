import type { Metadata } from "next";
import { PageHero } from "@/components/layout/page-hero";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: `Página não encontrada · ${site.name}`,
  description: "O endereço pedido não existe neste site.",
  robots: { index: false },
};

/** Any path that no route answers (specification §2); instrumentation.ts logs the path. */
export default function NotFound() {
  return (
    <PageHero
      label="Erro 404 · Page not found"
      heading="Página não encontrada"
      lead="Este endereço não leva a lugar nenhum. A página pode ter mudado de nome, ou o link veio com um erro."
      actions={
        <>
          <ButtonLink href={paths.home}>Voltar ao início</ButtonLink>
          <ButtonLink href={paths.blog} variant="inverse">
            Ler o blog
          </ButtonLink>
        </>
      }
    />
  );
}
