import { ClickMark } from "@/components/art/marks/click-mark";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { articlePath } from "@/lib/paths";
import { externalLinks } from "@/lib/site";

/** The closing call to action of the contest page (§2.14). */
export function ContestCta() {
  return (
    <Section
      tone="cimento"
      labelledBy="participar"
      className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]"
    >
      <ClickMark className="h-auto w-full max-w-sm" />
      <div>
        <h2 id="participar" className="text-3xl headline">
          Sua parede já está pronta. Falta a foto.
        </h2>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href={externalLinks.contestSite} variant="dark">
            Ir para o site do concurso
          </ButtonLink>
          <ButtonLink href={articlePath("click-na-pintura-concurso")} variant="secondary">
            Dicas para fotografar
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
