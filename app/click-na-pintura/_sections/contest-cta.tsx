import { Mark } from "@/components/art/mark";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { UntilEnd } from "@/components/ui/until-end";
import { articlePath } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";

/** The closing call to action of the contest page (§2.14); `lastDay` is that of the entries. */
export function ContestCta({ lastDay }: { lastDay: string }) {
  const site = linkHref("contestSite");
  return (
    <Section
      tone="cimento"
      labelledBy="participar"
      className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]"
    >
      <Mark name="click-na-pintura" className="h-auto w-full max-w-sm" />
      <div>
        <h2 id="participar" className="text-3xl headline">
          <UntilEnd lastDay={lastDay} then="As inscrições terminaram. As dicas de foto continuam.">
            Sua parede já está pronta. Falta a foto.
          </UntilEnd>
        </h2>
        <div className="mt-8 flex flex-wrap gap-4">
          <UntilEnd
            lastDay={lastDay}
            then={
              <ButtonLink href={site} variant="dark">
                {linkLabel("contestSite", "Ver o site do concurso")}
              </ButtonLink>
            }
          >
            <ButtonLink href={site} variant="dark">
              {linkLabel("contestSite", "Ir para o site do concurso")}
            </ButtonLink>
          </UntilEnd>
          <ButtonLink href={articlePath("click-na-pintura-concurso")} variant="secondary">
            Dicas para fotografar
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
