"use client";

import { useForm } from "react-hook-form";
import { contractResolver } from "@/components/forms/contract-resolver";
import { TextAreaField, TextField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { SenderFields } from "@/components/forms/sender-fields";
import { useSubmission } from "@/components/forms/use-submission";
import { paths } from "@/lib/paths";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";

export function SuggestionForm() {
  const form = useForm<FormValues>({
    resolver: contractResolver(suggestion),
    shouldFocusError: false,
  });
  const { register, handleSubmit } = form;
  const { send, refuse, sent, dismiss } = useSubmission(suggestion, form, {
    nextStep: "Sua pergunta está com a equipe do podcast.",
  });
  return (
    <FormShell
      contract={suggestion}
      form={form}
      labelledBy="sugestao-titulo"
      page={paths.podcast}
      onSubmit={handleSubmit(send, refuse)}
      sent={sent}
      onDismiss={dismiss}
      submitLabel="Enviar sugestão"
      submittingLabel="Enviando..."
    >
      <SenderFields contract={suggestion} register={register} />
      <TextField
        contract={suggestion}
        {...register("topic")}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextAreaField
        contract={suggestion}
        {...register("question")}
        hint="Diga com que nome podemos ler no ar."
      />
    </FormShell>
  );
}
