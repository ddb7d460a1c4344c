"use client";

import { TextAreaField, TextField } from "@/components/forms/form-fields";
import { SenderFields } from "@/components/forms/sender-fields";
import { FormShell } from "@/components/forms/form-shell";
import { useForm } from "@/components/forms/use-form";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";

export function SuggestionForm({ page }: { page: string }) {
  const form = useForm(suggestion);
  return (
    <FormShell form={form} page={page} submitLabel="Enviar sugestão" submittingLabel="Enviando...">
      <SenderFields form={form} />
      <TextField form={form} name="topic" wide autoComplete="off" enterKeyHint="next" />
      <TextAreaField
        form={form}
        name="question"
        hint={`Até ${suggestion.fields.question.max} caracteres. Pode ser lida no ar: diga aqui com que nome, o seu ou outro. Sem isso, lemos sem nome.`}
      />
    </FormShell>
  );
}
