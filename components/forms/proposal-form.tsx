"use client";

import { PROJECT_TYPES, proposalForm } from "@/lib/forms/proposal";
import { SelectField, TextAreaField, TextField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { useFormSubmit } from "@/components/forms/use-form-submit";

/** The social-project proposal (§3.4, §5.3, §8.2). `page` is the path of its page. */
export function ProposalForm({ page }: { page: string }) {
  const form = useFormSubmit(proposalForm);
  return (
    <FormShell form={form} page={page} submitLabel="Enviar proposta" submittingLabel="Enviando...">
      <TextField
        form={form}
        name="nome_ong"
        label="Nome da organização"
        hint="Associação, coletivo, escola ou empresa."
        wide
        required
        autoComplete="organization"
        enterKeyHint="next"
      />
      <TextField
        form={form}
        name="contato"
        label="Contato"
        hint="E-mail ou telefone com DDD, e com quem falar."
        wide
        required
        enterKeyHint="next"
      />
      <SelectField
        form={form}
        name="tipo_projeto"
        label="Tipo de projeto"
        wide
        required
        empty="Escolha o tipo"
        options={PROJECT_TYPES}
      />
      <TextAreaField
        form={form}
        name="mensagem"
        label="Mensagem"
        hint="Onde fica o espaço, quem o usa e o que mais atrapalha hoje."
        wide
        required
      />
    </FormShell>
  );
}
