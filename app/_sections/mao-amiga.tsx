import "@/app/_sections/mao-amiga.css";
import { Drawing } from "@/components/art/drawing";
import { Mark } from "@/components/art/mark";
import { ButtonLink } from "@/components/ui/button";
import { SectionHeading } from "@/components/ui/section";
import { Lead } from "@/components/ui/text";
import { paths } from "@/lib/paths";

export const MaoAmiga = () => (
  <section
    aria-labelledby="mao-amiga"
    className="grid grid-cols-1 border-grafite bg-obra lg:grid-cols-2"
  >
    <div className="half-of-site">
      <SectionHeading id="mao-amiga" title="Mão Amiga: obra para quem mais precisa" />
      <div className="mt-6 flex gap-6">
        <Mark name="mao-amiga-simbolo" tone="mono" className="hidden size-16 shrink-0 sm:block" />
        <Lead>
          Nosso programa social reforma sedes de associações, quadras e espaços comunitários.
        </Lead>
      </div>
      <div className="mt-6">
        <ButtonLink href={paths.socialProjects} variant="dark">
          SAIBA MAIS
        </ButtonLink>
      </div>
    </div>
    <div className="mao-amiga border-grafite paper-grid">
      <Drawing name="mao-amiga" className="no-print mao-amiga-ground h-auto w-full max-w-text" />
    </div>
  </section>
);
