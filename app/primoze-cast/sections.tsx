import { Mark } from "@/components/art/mark";
import { InlineDrawing } from "@/components/art/drawing";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { HeroLabel } from "@/components/layout/page-hero";
import { PODCAST } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";
import { EpisodeBrowser } from "@/components/podcast/episode-browser";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { color } from "@/lib/drawings/palette";
import { SvgCanvas } from "@/components/art/svg-canvas";
import { getPlatforms, type Platform } from "@/lib/content/collections";
import { TargetMessages } from "@/components/forms/form-messages";
import { SuggestionFormOnIntent } from "@/app/primoze-cast/suggestion-form-on-intent";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";

/** The hero with the figures (§9.3) and all buttons of §2.9. */
export function PodcastHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Section
      tone="planta"
      edge="ruler"
      className="grid grid-cols-1 items-center gap-x-14 gap-y-8 lg:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <HeroLabel>Podcast quinzenal</HeroLabel>
        <h1 className="mt-4 text-4xl headline lg:text-[clamp(3rem,4.6vw,4rem)]">{heading}</h1>
        <p className="mt-5 max-w-2xl text-lg">{lead}</p>
        <div className="mt-6 grid grid-cols-2 gap-3 *:first:col-span-2 sm:flex sm:flex-wrap">
          <ButtonLink href={linkHref("podcastChannel")}>
            {linkLabel("podcastChannel", "Assistir no YouTube")}
          </ButtonLink>
          <ButtonLink href="#sugestao" variant="inverse">
            Participe
          </ButtonLink>
          <ButtonLink href={paths.mediaKit} variant="inverse">
            Mídia kit
          </ButtonLink>
        </div>
        <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4 border-t border-concreto/40 pt-5">
          <DisabledButton
            id="spotify-motivo"
            label="Ouvir no Spotify (em breve)"
            reason="Os episódios ainda não estão no Spotify."
          />
          <DisabledButton
            id="patrocinio-motivo"
            label="Patrocine"
            reason="As cotas de patrocínio ainda não abriram."
          />
        </div>
      </div>
      <div>
        <ArtFrame>
          <InlineDrawing name="podcast-studio" className="h-auto w-full" />
        </ArtFrame>
        <TitleBlock />
      </div>
    </Section>
  );
}

/** Title block with mark and figures. The lines are grid gaps, so that it can wrap. */
function TitleBlock() {
  return (
    <div className="flex flex-wrap gap-0.5 border-2 border-t-0 border-grafite bg-grafite text-grafite">
      <div className="grid grow place-items-center bg-concreto px-6 py-4">
        <Mark name="primoze-cast" className="max-h-12 w-34 max-w-full" />
      </div>
      <ul className="flex grow-2 flex-wrap gap-0.5">
        <li className="grow bg-concreto p-4">
          <span className="block text-2xl headline">{PODCAST.episodes}</span> episódios
        </li>
        <li className="grow bg-concreto p-4">
          <span className="block text-2xl headline">{PODCAST.views}</span> visualizações
        </li>
      </ul>
    </div>
  );
}

/** The episodes (§2.9), in the static HTML when the backend was available during the build. */
export function Episodes({ initial }: { initial: LoadedEpisodes | undefined }) {
  return (
    <Section id="episodios" tone="white" labelledBy="episodios-titulo">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mb-12">
        <SectionHeading id="episodios-titulo" title="Episódios">
          <p>Os três mais novos primeiro; depois, todos por tema.</p>
        </SectionHeading>
        <ButtonLink href={linkHref("podcastChannel")} variant="secondary">
          {linkLabel("podcastEpisodes", "Ver os episódios no canal")}
        </ButtonLink>
      </div>
      <EpisodeBrowser initial={initial} />
    </Section>
  );
}

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

const tips = [
  [
    "Um caso de verdade",
    "“O síndico pediu laudo e ninguém explicou por quê” rende mais que “falem de laudos”.",
  ],
  ["Uma dúvida só", "Duas perguntas boas são dois episódios. Mande as duas, uma de cada vez."],
  ["Quem responderia", "Conhece alguém que entende do assunto? Diga o nome e o que a pessoa faz."],
] as const;

/** The suggestion form with tips (§2.9, §3.4). */
export function Suggestion() {
  return (
    <Section
      id="sugestao"
      labelledBy="sugestao-titulo"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr] lg:grid-rows-[auto_1fr]"
    >
      <SectionHeading id="sugestao-titulo" title="Que assunto está faltando?">
        <p>
          A pauta do próximo episódio pode sair da sua obra, do seu prédio ou da sua loja. A
          pergunta pode ser lida no ar, com o nome que você escolher ou sem nenhum.
        </p>
      </SectionHeading>
      <div className="border-2 border-grafite bg-white p-5 sm:p-9 lg:row-span-2">
        <TargetMessages messages={suggestion.messages} />
        <SuggestionFormOnIntent page={paths.podcast} />
      </div>
      <details className="phone-fold group border-t-2 border-grafite max-md:border-b-2">
        <summary className="flex min-h-13 list-none items-center justify-between gap-3 py-2 text-lg font-bold [&::-webkit-details-marker]:hidden">
          Três dicas para uma boa pauta
          <span aria-hidden="true" className="px-2 text-2xl leading-none group-open:rotate-45">
            +
          </span>
        </summary>
        <dl>
          {tips.map(([title, text]) => (
            <div key={title} className="border-b border-grafite/40 py-5 max-md:last:border-b-0">
              <dt className="text-lg font-bold">{title}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}
