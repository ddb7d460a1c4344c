import { TargetMessages } from "@/components/forms/form-messages";
import { SuggestionFormOnIntent } from "@/components/forms/suggestion-form-on-intent";
import { Section, SectionHeading } from "@/components/ui/section";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";
import { paths } from "@/lib/paths";

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
