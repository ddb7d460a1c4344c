import { HeroLabel } from "@/components/layout/page-hero";
import { QuoteSection } from "@/components/forms/quote-section";
import { UrgentCall } from "@/components/company/urgent-call";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { whatsappLink } from "@/lib/site";
import { color } from "@/lib/drawings/palette";

export const ContactHero = ({ heading, lead }: { heading: string; lead: string }) => (
  <section className="overflow-hidden border-b-2 border-grafite bg-seguranca">
    <div className="relative container-site py-10 md:pr-60 lg:py-20">
      <HeroLabel ground="bright">Contato</HeroLabel>
      <h1 className="mt-4 text-4xl headline max-md:pr-[18vw]">{heading}</h1>
      <div className="mt-5 max-w-2xl text-lg sm:max-md:pr-[18vw]">
        <UrgentCall />
        <p className="mt-3 text-balance">{lead}</p>
      </div>
      <PlumbLine className="absolute top-0 right-gutter h-[min(13rem,50vw)] w-auto md:right-16 md:h-[86%] print:hidden" />
    </div>
  </section>
);

export const ContactSection = () => (
  <QuoteSection page={paths.contact} title="Peça um orçamento">
    <div id="whatsapp" className="border-t-2 border-grafite bg-seguranca p-6">
      <h3 className="text-xl headline">WhatsApp rápido</h3>
      <p className="mt-2 mb-5">Mande fotos e medidas por lá.</p>
      <ButtonLink
        href={whatsappLink("Olá! Gostaria de pedir um orçamento.")}
        variant="dark"
        className="w-full sm:w-auto"
      >
        Abrir conversa
      </ButtonLink>
    </div>
  </QuoteSection>
);

const PlumbLine = ({ className = "" }: { className?: string }) => (
  <svg
    viewBox="0 0 120 320"
    className={`artwork overflow-visible ${className}`}
    fill="none"
    stroke={color.planta}
    strokeWidth="3"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path fill={color.planta} d="M20 0h80v14H20z" />
    <path strokeWidth="1.2" strokeDasharray="12 4 2 4" d="M60 14v306" />
    <g className="origin-[60px_14px] motion-safe:[animation:swing_3.2s_0.2s_ease-in-out_backwards]">
      <path strokeWidth="2.5" d="M60 14v196" />
      <path fill={color.obra} d="M48 210h24l10 14-22 60-22-60z" />
      <path stroke={color.tinta} strokeWidth="2" d="M38 224h44" />
    </g>
  </svg>
);
