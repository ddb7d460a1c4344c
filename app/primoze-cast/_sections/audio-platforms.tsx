import { color } from "@/lib/drawings/palette";
import { SvgCanvas } from "@/components/art/svg-canvas";
import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { getPlatforms, type Platform } from "@/lib/content/collections";

/** The audio platform cards (§2.9), styled as a mixing desk: the fader is up if available. */
export function AudioPlatforms() {
  return (
    <Section tone="cimento" labelledBy="plataformas">
      <SectionHeading id="plataformas" title="Para ouvir na obra">
        <p>Só o áudio, nas plataformas. Onde já dá para ouvir, o botão está para cima.</p>
      </SectionHeading>
      <ul className="mt-6 border-2 border-grafite bg-concreto md:mt-10 lg:grid lg:grid-cols-5">
        {getPlatforms().map((platform) => (
          <li
            key={platform.slug}
            className="border-grafite not-first:border-t-2 lg:not-first:border-t-0 lg:not-first:border-l-2"
          >
            <Channel platform={platform} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Channel({ platform }: { platform: Platform }) {
  const { slug, name, note, link } = platform;
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-1 lg:grid-rows-[auto_1fr]">
      <div className="grid place-items-center border-grafite bg-white px-2 py-2 max-lg:border-r-2 sm:px-5 lg:border-b-2 lg:py-6">
        <Fader open={link !== undefined} className="h-20 w-auto lg:h-36" />
      </div>
      <div className="px-4 py-3 max-lg:self-center lg:p-5">
        <h3 className="mb-2 text-lg leading-tight font-extrabold lg:mb-3">{name}</h3>
        {link ? (
          <>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
            <p className="mt-1 text-sm">{note}</p>
          </>
        ) : (
          <DisabledButton id={`plataforma-${slug}-motivo`} label="Em breve" reason={note} />
        )}
      </div>
    </div>
  );
}

const ticks = [12, 28, 44, 60, 76, 92, 108].map((y) => `M4 ${y}h10M50 ${y}h10`).join("");

/** A fader of a mixing desk, up when `open`. */
function Fader({ open, className }: { open: boolean; className?: string }) {
  const y = open ? 18 : 84;
  return (
    <SvgCanvas width={64} height={120} className={className}>
      <path d={ticks} strokeWidth={1.2} />
      <path d="M28 6h8v108h-8z" fill={color.cimento} />
      {open && <path d="M29.5 40h5v72h-5z" fill={color.seguranca} stroke="none" />}
      <path d={`M16 ${y}h32v24H16z`} fill={open ? color.obra : color.concreto} />
      <path d={`M16 ${y + 12}h32`} strokeWidth={3} />
    </SvgCanvas>
  );
}
