import { ButtonLink, DisabledButton } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { slugOf } from "@/lib/format/slug";
import { machinePaths, paths } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";
import { absoluteUrl } from "@/lib/site-url";
import { getPlatforms, type Platform } from "@/lib/content/collections";
import { TargetMessages } from "@/components/forms/form-messages";
import { hasPodcastAudio } from "@/lib/podcast/episode-notes";
import { SuggestionForm } from "@/app/primoze-cast/suggestion-form";
import { FoldIcon } from "@/components/ui/fold";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";

export const EpisodesHeading = () => (
  <div className="mb-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mb-8">
    <SectionHeading id="episodios-titulo" title="Episódios">
      <p>Os três mais novos primeiro; depois, todos por tema.</p>
    </SectionHeading>
    <ButtonLink href={linkHref("podcastChannel")} variant="secondary" className="max-md:hidden">
      {linkLabel("podcastEpisodes", "Ver os episódios no canal")}
    </ButtonLink>
  </div>
);

export function AudioPlatforms() {
  const platforms = getPlatforms();
  if (platforms.length === 0 && !hasPodcastAudio()) return null;
  return (
    <Section
      tone="cimento"
      labelledBy="plataformas"
      title="Para ouvir na obra"
      lead={<>{platforms.length > 0 && <p>Só o áudio, nas plataformas.</p>}</>}
    >
      {platforms.length > 0 && (
        <ul className="mt-4 flex flex-wrap pt-px pl-px md:mt-8">
          {platforms.map((platform) => (
            <li
              key={platform.name}
              className="-mt-px -ml-px flex min-h-12 grow basis-full items-center justify-between gap-x-2 border border-grafite bg-concreto px-4 py-1 lg:basis-[18%] lg:flex-col lg:items-start lg:justify-start lg:gap-y-2 lg:p-4"
            >
              <Channel platform={platform} />
            </li>
          ))}
        </ul>
      )}
      {hasPodcastAudio() && <FeedAddress />}
    </Section>
  );
}

const FeedAddress = () => (
  <p className="mt-8">
    No seu aplicativo de podcasts, cole o endereço do feed:{" "}
    <a href={machinePaths.podcastFeed} className="font-bold wrap-anywhere text-link">
      {absoluteUrl(machinePaths.podcastFeed)}
    </a>
  </p>
);

function Channel({ platform: { name, note, link } }: { platform: Platform }) {
  const noteId = `plataforma-${slugOf(name)}`;
  return (
    <>
      <h3 className="leading-tight font-bold max-sm:text-sm">{name}</h3>
      {link ? (
        <ButtonLink href={link.href} variant="secondary" className="px-3! py-1.5! text-sm">
          {link.label}
        </ButtonLink>
      ) : (
        <DisabledButton label="Em breve" reasonId={noteId} />
      )}
      <p id={noteId} className="text-sm max-lg:sr-only">
        {note}
      </p>
    </>
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

export const Suggestion = () => (
  <Section
    id="sugestao"
    labelledBy="sugestao-titulo"
    className="no-print grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.4fr] lg:grid-rows-[auto_1fr]"
    title="Que assunto está faltando?"
    lead={
      <p>
        A pauta do próximo episódio pode sair da sua obra, do seu prédio ou da sua loja. A pergunta
        pode ser lida no ar, com o nome que você escolher ou sem nenhum.
      </p>
    }
  >
    <div className="border-2 border-grafite bg-white p-5 sm:p-9 lg:row-span-2">
      <TargetMessages messages={suggestion.messages} />
      <SuggestionForm page={paths.podcast} />
    </div>
    <details className="phone-fold group border-t-2 border-grafite max-md:border-b-2">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 py-2 text-lg font-bold [&::-webkit-details-marker]:hidden">
        Três dicas para uma boa pauta
        <FoldIcon />
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
