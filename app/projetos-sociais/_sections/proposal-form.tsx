"use client";

import { SelectField, TextAreaField, TextField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { useForm } from "@/components/forms/use-form";
import { proposal } from "@/supabase/functions/_shared/contract/proposal";

export function ProposalForm({ page }: { page: string }) {
  const form = useForm(proposal);
  return (
    <FormShell form={form} page={page} submitLabel="Enviar proposta" submittingLabel="Enviando...">
      <TextField
        form={form}
        name="nome_ong"
        hint="Associação, coletivo, escola ou empresa."
        wide
        autoComplete="organization"
        enterKeyHint="next"
      />
      <TextField
        form={form}
        name="contato"
        hint="E-mail ou telefone com DDD, e com quem falar."
        wide
        enterKeyHint="next"
      />
      <SelectField form={form} name="tipo_projeto" empty="Escolha o tipo" />
      <TextAreaField
        form={form}
        name="mensagem"
        hint="Onde fica o espaço, quem o usa e o que mais atrapalha hoje."
      />
    </FormShell>
  );
}
