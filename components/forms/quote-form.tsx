"use client";

import { Button } from "@/components/ui/button";
import { Field, SelectOptions } from "@/components/ui/field";
import { formAction } from "@/lib/forms/form-definition";
import { PHONE_FORMAT } from "@/lib/forms/messages";
import { quoteForm, SERVICE_OPTIONS } from "@/lib/forms/quote";
import { isBlank } from "@/lib/forms/rules";
import { FIELD_MAX } from "@/lib/limits";
import { useCourseSubject } from "./use-course-subject";
import { useFormSubmit } from "./use-form-submit";
import { useHydrated } from "./use-hydrated";
import { useServiceChoice } from "./use-service-choice";

type QuoteFormProps = {
  /** Path of the page the form stands on: where a post without JavaScript returns to. */
  page: string;
  /** Whether to ask for the service (specification §7: services and contact forms). */
  withService?: boolean;
  toastHost?: string;
  onSuccess?: () => void;
};

/** The one quote form of the site (specification §3–§5, §8). */
export function QuoteForm({ page, withService = false, toastHost, onSuccess }: QuoteFormProps) {
  const form = useFormSubmit(quoteForm, { toastHost, onSuccess });
  const hydrated = useHydrated();
  useServiceChoice((service) => form.setValue("serviceType", service), withService);
  useCourseSubject((message) => {
    if (isBlank(form.getValues("message"))) form.setValue("message", message);
  });

  return (
    <form
      method="post"
      action={formAction(quoteForm)}
      onSubmit={form.onSubmit}
      onFocus={form.prepare}
      // With our own script the rules and words are §5's and §8's; without it the browser's own checks help.
      noValidate={hydrated}
      className="grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="page" value={page} />
      <div className="sm:col-span-2">
        <Field label="Nome" {...form.field("name")}>
          {(control) => (
            <input {...control} {...form.register("name")} required autoComplete="name" />
          )}
        </Field>
      </div>
      <Field label="E-mail" {...form.field("email")}>
        {(control) => (
          <input
            {...control}
            {...form.register("email")}
            required
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <Field label="Telefone" {...form.field("phone")}>
        {(control) => (
          <input
            {...control}
            {...form.register("phone")}
            required
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            placeholder={PHONE_FORMAT}
          />
        )}
      </Field>
      {withService && (
        <div className="sm:col-span-2">
          <Field label="Serviço" optional {...form.field("serviceType")}>
            {(control) => (
              <select {...control} {...form.register("serviceType")}>
                <SelectOptions empty="Escolha um serviço" options={SERVICE_OPTIONS} />
              </select>
            )}
          </Field>
        </div>
      )}
      <div className="sm:col-span-2">
        <Field
          label="Mensagem"
          hint={`Conte o que precisa ser feito, onde e para quando. Até ${FIELD_MAX.message} caracteres.`}
          {...form.field("message")}
        >
          {(control) => <textarea {...control} {...form.register("message")} required rows={6} />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" disabled={form.submitting} className="w-full sm:w-auto">
          {form.submitting ? "ENVIANDO..." : "ENVIAR MENSAGEM"}
        </Button>
      </div>
    </form>
  );
}
