import { InlineDrawing } from "@/components/art/drawing";
import { HeroLabel } from "@/components/layout/page-hero";
import { ButtonLink, type ButtonVariant } from "@/components/ui/button";
import { UntilEnd } from "@/components/ui/until-end";
import { contestEnds } from "@/lib/content/press";
import type { Contest } from "@/lib/content/press-schemas";
import { paths } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";
import { color } from "@/lib/drawings/palette";

type ContestHeroProps = { heading: string; lead: string; contest: Contest };

const corner = "absolute size-9 border-seguranca lg:size-16";

export function ContestHero({ heading, lead, contest }: ContestHeroProps) {
  const { entries } = contestEnds(contest);
  return (
    <section className="bg-grafite text-concreto [--focus-ring:var(--color-seguranca)]">
      <div className="container-site py-5 lg:py-10">
        <div className="relative px-5 py-9 sm:px-8 lg:px-16 lg:py-14">
          <span aria-hidden="true" className={`${corner} top-0 left-0 border-t-4 border-l-4`} />
          <span aria-hidden="true" className={`${corner} top-0 right-0 border-t-4 border-r-4`} />
          <span aria-hidden="true" className={`${corner} bottom-0 left-0 border-b-4 border-l-4`} />
          <span aria-hidden="true" className={`${corner} right-0 bottom-0 border-r-4 border-b-4`} />
          <div className="grid grid-cols-1 items-center gap-x-14 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
            <div>
              <HeroLabel>Concurso de fotografia</HeroLabel>
              <h1 className="mt-4 text-4xl headline lg:text-[clamp(3.25rem,5.4vw,5rem)]">
                {heading}
              </h1>
              <p className="mt-5 max-w-xl text-lg text-balance">{lead}</p>
            </div>
            <div className="bg-concreto">
              <InlineDrawing name="photo-contest" className="h-auto w-full" />
            </div>
          </div>
          <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
            <ContestSiteLink lastDay={entries} label="Participar do concurso" />
            <ButtonLink href={linkHref("contestRules")} variant="inverse">
              {linkLabel("contestRules", "Ler o regulamento")}
            </ButtonLink>
            <ButtonLink href={paths.pressRelease} variant="inverse">
              Release para a imprensa
            </ButtonLink>
          </div>
          <p className="mt-8 flex flex-wrap justify-between gap-x-6 drawing-label text-seguranca">
            <span>Até {contest.photosPerPerson} fotos por participante</span>
            <span>{contest.photosSelected} selecionadas</span>
          </p>
        </div>
      </div>
    </section>
  );
}

type ContestSiteLinkProps = { lastDay: string; label: string; variant?: ButtonVariant };

export function ContestSiteLink({ lastDay, label, variant }: ContestSiteLinkProps) {
  return (
    <ButtonLink href={linkHref("contestSite")} variant={variant}>
      <UntilEnd lastDay={lastDay} then={linkLabel("contestSite", "Ver o site do concurso")}>
        {label}
      </UntilEnd>
    </ButtonLink>
  );
}

const COLUMNS = 10;
const FRAME = { width: 26, height: 18, pitch: 32, rowPitch: 40 } as const;

export function ContactSheet({ frames, className }: { frames: number; className?: string }) {
  const rows = Math.ceil(frames / COLUMNS);
  const width = 20 + COLUMNS * FRAME.pitch;
  const height = 12 + rows * FRAME.rowPitch;
  const frame = (index: number) => {
    const x = 13 + (index % COLUMNS) * FRAME.pitch;
    const y = 17 + Math.floor(index / COLUMNS) * FRAME.rowPitch;
    return `M${x} ${y}h${FRAME.width}v${FRAME.height}h-${FRAME.width}z`;
  };
  const framesAt = (from: number, step: number) =>
    Array.from({ length: frames }, (_, index) => index)
      .filter((index) => index % step === from)
      .map(frame)
      .join("");
  const perforation = Array.from({ length: rows }, (_, row) => {
    const y = 13 + row * FRAME.rowPitch;
    return `M14 ${y}H${width - 10}M14 ${y + 26}H${width - 10}`;
  }).join("");
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} fill="none" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <path
          key={row}
          d={`M6 ${9 + row * FRAME.rowPitch}h${width - 12}v34H6z`}
          fill={color.grafite}
        />
      ))}
      <path d={perforation} stroke={color.seguranca} strokeWidth={3} strokeDasharray="4 4" />
      <path d={framesAt(0, 3)} fill={color.obra} />
      <path d={framesAt(1, 3)} fill={color.concreto} />
      <path d={framesAt(2, 3)} fill={color.vidro} />
      <path
        d="M136 92c8-6 32-7 38 2s3 22-9 27-31 2-34-8 2-22 16-25"
        stroke={color.seguranca}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </svg>
  );
}
