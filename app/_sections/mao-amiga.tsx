import { Drawing } from "@/components/art/drawing";
import { Mark } from "@/components/art/mark";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths";

/** The drawing stands on a white area that extends to the edge of the window. */
const artClass =
  "relative -mx-gutter flex items-end border-t-line border-grafite paper-grid px-4 pt-6 " +
  "lg:mx-0 lg:-mt-16 lg:border-t-0 lg:border-l-line " +
  "lg:before:absolute lg:before:inset-y-0 lg:before:left-full lg:before:w-screen lg:before:paper-grid";

export const MaoAmiga = () => (
  <div className="overflow-x-clip">
    <Section
      tone="obra"
      labelledBy="mao-amiga"
      className="grid grid-cols-1 pb-0 lg:grid-cols-picture-text lg:pt-16"
    >
      <div className="pb-8 lg:pr-16 lg:pb-16">
        <SectionHeading id="mao-amiga" title="Mão Amiga: obra para quem mais precisa" />
        <div className="mt-6 flex gap-6">
          <Mark name="mao-amiga-simbolo" tone="mono" className="hidden size-16 shrink-0 sm:block" />
          <p className="max-w-text text-lg">
            Nosso programa social reforma sedes de associações, quadras e espaços comunitários.
          </p>
        </div>
        <div className="mt-6">
          <ButtonLink href={paths.socialProjects} variant="dark">
            SAIBA MAIS
          </ButtonLink>
        </div>
      </div>
      <div className={artClass}>
        <Drawing
          name="mao-amiga"
          className="no-print mx-auto mao-amiga-ground h-auto w-full max-w-wide"
        />
      </div>
    </Section>
  </div>
);
