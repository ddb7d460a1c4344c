"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/hooks";
import { draftKey, formAction, SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { paths } from "@/lib/paths";
import { OfflineNotice } from "@/components/forms/form-messages";
import { ErrorSummary, FormSuccess } from "@/components/forms/form-outcome";
import type { FormControl, SentForm } from "@/components/forms/use-form";

type FormShellProps<Name extends string> = {
  form: FormControl<Name>;
  /** Path of the form's page: a post without JavaScript redirects to it. */
  page: string;
  submitLabel: string;
  /** Label of the button while the form is sent (§4). */
  submittingLabel: "ENVIANDO..." | "Enviando...";
  /** Parameters of the address that fill in the form, separated by spaces. */
  query?: string;
  /** Below the success message. */
  renderSent?: (sent: SentForm) => ReactNode;
  children: ReactNode;
};

/**
 * The form element around the fields, with its submit button, which is disabled while the form is
 * sent (§4). It also works as a plain POST without JavaScript.
 */
export function FormShell<Name extends string>(props: FormShellProps<Name>) {
  const { form, page, submitLabel, submittingLabel, query, renderSent, children } = props;
  const { outcome } = form;
  const { success, send_failed } = form.definition.messages;
  const hydrated = useHydrated();
  return (
    <form
      data-intent=""
      data-draft={draftKey(form.definition)}
      data-query={query}
      method="post"
      action={formAction(form.definition)}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      onChange={form.onChange}
      onFocus={form.prepare}
      // After hydration §5's rules and §8's messages replace the browser's own validation.
      noValidate={hydrated}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      {outcome?.kind === "failed" && (
        // The key mounts it again for each submission, so that it takes the focus again.
        <ErrorSummary key={outcome.id} form={form} failure={outcome} />
      )}
      <OfflineNotice message={send_failed} />
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      {children}
      <div className="sm:col-span-2">
        <p className="mb-4 text-sm">
          Ao enviar, você concorda em ser contatado sobre este pedido. Seus dados servem só para
          isso:{" "}
          <a href={paths.privacy} className="underline underline-offset-2">
            política de privacidade
          </a>
          .
        </p>
        <Button type="submit" disabled={form.submitting} className="w-full sm:w-auto">
          {form.submitting ? submittingLabel : submitLabel}
        </Button>
      </div>
      {outcome?.kind === "sent" && (
        <div className="sm:col-span-2">
          <FormSuccess
            title={success.title}
            description={success.description}
            submittedFields={outcome.submittedFields}
            onDismiss={form.dismiss}
          >
            {renderSent?.(outcome)}
          </FormSuccess>
        </div>
      )}
    </form>
  );
}

/** A field that people cannot see or focus: only a program fills it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Deixe em branco
        <input type="text" name={SPAM_SIGNAL_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
