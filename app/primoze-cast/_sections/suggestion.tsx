import { SuggestionForm } from "@/app/primoze-cast/_sections/suggestion-form";
import { TargetMessages } from "@/components/forms/form-messages";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import { paths } from "@/lib/paths";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";

const tips = [
  {
    title: "Um caso de verdade",
    text: "“O síndico pediu laudo e ninguém explicou por quê” rende mais que “falem de laudos”.",
  },
  {
    title: "Uma dúvida só",
    text: "Duas perguntas boas são dois episódios. Mande as duas, uma de cada vez.",
  },
  {
    title: "Quem responderia",
    text: "Conhece alguém que entende do assunto? Diga o nome e o que a pessoa faz.",
  },
];

export const Suggestion = () => (
  <Section
    id="sugestao"
    labelledBy="sugestao-titulo"
    className="no-print grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.4fr] lg:grid-rows-[auto_1fr]"
    title="Que assunto está faltando?"
    lead="A pauta do próximo episódio pode sair da sua obra, do seu prédio ou da sua loja."
  >
    <div className="border-2 border-grafite bg-white p-5 sm:p-9 lg:row-span-2">
      <TargetMessages messages={suggestion.messages} />
      <SuggestionForm page={paths.podcast} />
    </div>
    <Fold
      onPhones
      title="Três dicas para uma boa pauta"
      titleClass="min-h-13 py-2 text-lg font-bold"
      className="border-t-2 border-grafite max-md:border-b-2"
    >
      <dl>
        {tips.map(({ title, text }) => (
          <div key={title} className="border-b border-grafite/40 py-4 max-md:last:border-b-0">
            <dt className="font-bold">{title}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  </Section>
);
