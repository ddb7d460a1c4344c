"use client";

import { suggestionForm } from "@/lib/forms/suggestion";
import { FIELD_MAX } from "@/lib/limits";
import { TextAreaField, TextField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { SenderFields } from "@/components/forms/sender-fields";
import { useFormSubmit } from "@/components/forms/use-form-submit";

/** The podcast suggestion (§3.4, §5.2, §8.3). `page` is the path of its page. */
export function SuggestionForm({ page }: { page: string }) {
  const form = useFormSubmit(suggestionForm);
  return (
    <FormShell form={form} page={page} submitLabel="Enviar sugestão" submittingLabel="Enviando...">
      <SenderFields form={form} />
      <TextField
        form={form}
        name="topic"
        label="Tema"
        optional
        wide
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextAreaField
        form={form}
        name="question"
        label="Pergunta"
        hint={`Até ${FIELD_MAX.message} caracteres. Pode ser lida no ar: diga aqui com que nome, o seu ou outro. Sem isso, lemos sem nome.`}
        wide
        required
        limit={FIELD_MAX.message}
      />
    </FormShell>
  );
}
