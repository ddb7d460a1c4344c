import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Article } from "@/lib/content/articles";

/** The article's call to action (§2.12). */
export function ArticleCta({ cta }: Pick<Article, "cta">) {
  return (
    <Section
      tone="seguranca"
      labelledBy="proximo-passo"
      className="flex flex-wrap items-center justify-between gap-8"
    >
      <SectionHeading id="proximo-passo" title={cta.title}>
        {cta.text}
      </SectionHeading>
      <ButtonLink href={cta.href} variant="dark">
        {cta.label}
      </ButtonLink>
    </Section>
  );
}
