"use client";

import { useForm } from "react-hook-form";
import { AfterSending } from "@/components/forms/after-sending";
import { contractResolver } from "@/components/forms/contract-resolver";
import { SelectField, TextAreaField, TextField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { useSubmission } from "@/components/forms/use-submission";
import { paths } from "@/lib/paths";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import { proposal } from "@/supabase/functions/_shared/contract/proposal";

const STEPS = [
  "Lemos tudo e ligamos ou escrevemos, para entender o espaço e a urgência.",
  "Visitamos, se for o caso, para medir.",
  "Dizemos com franqueza se dá para fazer, e quando.",
];

export function ProposalForm() {
  const form = useForm<FormValues>({
    resolver: contractResolver(proposal),
    shouldFocusError: false,
  });
  const { register, handleSubmit } = form;
  const { send, refuse, sent, dismiss } = useSubmission(proposal, form, {
    nextStep: "Sua proposta está com a gente. Agora lemos tudo e conversamos.",
  });
  return (
    <FormShell
      contract={proposal}
      form={form}
      labelledBy="proposta-titulo"
      page={paths.socialProjects}
      onSubmit={handleSubmit(send, refuse)}
      steps={<AfterSending steps={STEPS} />}
      sent={sent}
      onDismiss={dismiss}
      submitLabel="Enviar proposta"
      submittingLabel="Enviando..."
    >
      <TextField
        contract={proposal}
        {...register("nome_ong")}
        autoComplete="organization"
        enterKeyHint="next"
      />
      <TextField
        contract={proposal}
        {...register("contato")}
        hint="E-mail ou telefone, e com quem falar."
        enterKeyHint="next"
      />
      <SelectField contract={proposal} {...register("tipo_projeto")} empty="Escolha o tipo" />
      <TextAreaField
        contract={proposal}
        {...register("mensagem")}
        hint="Onde fica o espaço, quem o usa e o que mais atrapalha hoje."
      />
    </FormShell>
  );
}
