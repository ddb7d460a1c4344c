import { SuggestionForm } from "@/app/primoze-cast/_sections/suggestion-form";
import { TargetMessages } from "@/components/forms/form-messages";
import { Section } from "@/components/ui/section";
import { paths } from "@/lib/paths";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";

export const Suggestion = () => (
  <Section
    id="sugestao"
    labelledBy="sugestao-titulo"
    className="no-print grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.4fr]"
    title="Que assunto está faltando?"
  >
    <div>
      <TargetMessages messages={suggestion.messages} />
      <SuggestionForm page={paths.podcast} />
    </div>
  </Section>
);
