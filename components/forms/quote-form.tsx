"use client";

import { quoteForm, SERVICE_OPTIONS } from "@/lib/forms/quote";
import { isBlank } from "@/lib/forms/rules";
import { FIELD_MAX } from "@/lib/limits";
import type { SubmittedField } from "@/components/forms/submitted-fields";
import { SelectField, TextAreaField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { SenderFields } from "@/components/forms/sender-fields";
import { useCourseSubject } from "@/components/forms/use-course-subject";
import { useFormSubmit } from "@/components/forms/use-form-submit";

type QuoteFormProps = {
  /** Path of the form's page. */
  page: string;
  /** Whether to ask for the service (§7: services and contact forms). */
  withService?: boolean;
  toastHost?: string;
  onSuccess?: (fields: SubmittedField[]) => void;
};

const MESSAGE_HINT =
  "Conte o que precisa ser feito, onde e para quando. " + `Até ${FIELD_MAX.message} caracteres.`;

/** The only quote form of the site (§3.4, §5.1, §8.1). */
export function QuoteForm({ page, withService = false, toastHost, onSuccess }: QuoteFormProps) {
  const form = useFormSubmit(quoteForm, { toastHost, onSuccess });
  useCourseSubject((message) => {
    if (isBlank(form.getValue("message"))) form.setValue("message", message);
  });

  return (
    <FormShell form={form} page={page} submitLabel="ENVIAR MENSAGEM" submittingLabel="ENVIANDO...">
      <SenderFields form={form} phoneRequired />
      {withService && (
        <SelectField
          form={form}
          name="serviceType"
          label="Serviço"
          optional
          wide
          empty="Escolha um serviço"
          options={SERVICE_OPTIONS}
        />
      )}
      <TextAreaField
        form={form}
        name="message"
        label="Mensagem"
        hint={MESSAGE_HINT}
        wide
        required
        limit={FIELD_MAX.message}
      />
    </FormShell>
  );
}
