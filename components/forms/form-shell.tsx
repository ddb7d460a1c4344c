"use client";

import type { ReactNode, SubmitEventHandler } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { FoldIcon } from "@/components/ui/fold";
import { useHydrated, useWhenIdle } from "@/components/ui/hooks";
import { PendingButton } from "@/components/ui/pending-button";
import { dismissToasts } from "@/components/ui/toast";
import { formAction, SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { paths } from "@/lib/paths";
import { loadRules } from "@/components/forms/contract-resolver";
import { ErrorSummary } from "@/components/forms/error-summary";
import { formId, SEND_ANOTHER } from "@/components/forms/form-messages";
import { FormSuccess } from "@/components/forms/form-success";
import type { SentForm } from "@/components/forms/use-submission";
import type { Form, FormValues } from "@/supabase/functions/_shared/contract/form";

type FormShellProps = {
  contract: Form;
  form: UseFormReturn<FormValues>;
  /** The id of its heading, which is its name: Firefox calls a form without one invalid. */
  labelledBy: string;
  /** Path of the form's page: a post without React redirects to it. */
  page: string;
  /** What follows after sending: it is read before the button, and then below the confirmation. */
  steps?: ReactNode;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  sent?: SentForm;
  /** Called when the visitor closes the message that the form was sent. */
  onDismiss: () => void;
  submitLabel: string;
  submittingLabel: "ENVIANDO..." | "Enviando...";
  children: ReactNode;
};

/**
 * The frame of all forms. Before React the browser checks `required`, posts the form and follows
 * the redirect; from then on §5's rules and §8's messages take the place of its own.
 */
export function FormShell(props: FormShellProps) {
  const { contract, form, labelledBy, page, steps, onSubmit, sent, onDismiss, children } = props;
  const { errors, isSubmitting, submitCount } = form.formState;
  const isHydrated = useHydrated();
  useWhenIdle(loadRules);
  const hasProblems = Object.values(errors).some((error) => error?.type !== "markup");
  return (
    <FormProvider {...form}>
      {sent && <FormSuccess sent={sent} onDismiss={onDismiss} />}
      {sent && steps && <div className="mt-6">{steps}</div>}
      <details
        id={formId(contract)}
        // It folds when the form was sent; without scripts it is hidden beside the message.
        open={!sent}
        className={`group peer-target/sent:hidden ${sent ? "mt-6" : ""}`}
      >
        <summary
          className={
            sent
              ? "mb-6 flex min-h-12 items-center justify-between gap-3 border-line border-grafite px-4 py-2 font-bold hover:bg-seguranca"
              : "hidden"
          }
        >
          {SEND_ANOTHER[contract.name]}
          <FoldIcon />
        </summary>
        <form
          data-live
          aria-labelledby={labelledBy}
          method="post"
          action={formAction(contract)}
          onSubmit={onSubmit}
          // The toast of a failure must not cover the field that the visitor corrects.
          onInput={dismissToasts}
          onFocus={() => void loadRules()}
          noValidate={isHydrated}
          className="grid grid-cols-1 gap-6 sm:grid-cols-2"
        >
          {/* The key mounts it again for each submission, so that it takes the focus again. */}
          {hasProblems && <ErrorSummary key={submitCount} contract={contract} />}
          <input type="hidden" name="page" value={page} />
          <Honeypot />
          {children}
          {!sent && steps && (
            <div className="border-t-line border-grafite pt-6 sm:col-span-2">{steps}</div>
          )}
          <div className="sm:col-span-2">
            <p className="mb-4 text-sm">
              {contract.legalBasis.notice} Veja a{" "}
              <a href={paths.privacy} className="underline">
                política de privacidade
              </a>
              .
            </p>
            <PendingButton
              type="submit"
              isPending={isSubmitting}
              pendingLabel={props.submittingLabel}
              label={props.submitLabel}
              className="w-full sm:w-auto"
            />
          </div>
        </form>
      </details>
    </FormProvider>
  );
}

/** A field that people cannot see or focus: only a program fills it in. */
const Honeypot = () => (
  <div aria-hidden="true" className="sr-only">
    <label>
      Deixe em branco
      <input
        type="text"
        name={SPAM_SIGNAL_FIELDS.honeypot}
        tabIndex={-1}
        autoComplete="off"
        // These attributes are for 1Password and LastPass.
        data-1p-ignore=""
        data-lpignore="true"
      />
    </label>
  </div>
);
