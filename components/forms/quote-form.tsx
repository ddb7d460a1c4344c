"use client";

import { quoteForm, SERVICE_OPTIONS } from "@/lib/forms/quote";
import { isBlank } from "@/lib/forms/rules";
import { FIELD_MAX } from "@/lib/limits";
import type { Entry } from "@/components/forms/entries";
import { SelectField, TextAreaField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { SenderFields } from "@/components/forms/sender-fields";
import { useCourseSubject } from "@/components/forms/use-course-subject";
import { useFormSubmit } from "@/components/forms/use-form-submit";
import { useServiceChoice } from "@/components/forms/use-service-choice";

type QuoteFormProps = {
  /** Path of the page the form stands on. */
  page: string;
  /** Whether to ask for the service (specification §7: services and contact forms). */
  withService?: boolean;
  toastHost?: string;
  onSuccess?: (entries: Entry[]) => void;
};

/** The one quote form of the site (specification §3–§5, §8). */
export function QuoteForm({ page, withService = false, toastHost, onSuccess }: QuoteFormProps) {
  const form = useFormSubmit(quoteForm, { toastHost, onSuccess });
  useServiceChoice((service) => form.setValue("serviceType", service), withService);
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
        hint={`Conte o que precisa ser feito, onde e para quando. Até ${FIELD_MAX.message} caracteres.`}
        wide
        required
        limit={FIELD_MAX.message}
      />
    </FormShell>
  );
}
