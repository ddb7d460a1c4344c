"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { AlertIcon } from "@/components/ui/icons";
import { useHydrated } from "@/components/ui/hooks";
import { useVisitorState } from "@/components/ui/visitor-state/restore";
import { draftKey, formAction, SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { paths } from "@/lib/paths";
import { DirectContact, OfflineNotice } from "@/components/forms/form-messages";
import { FormSuccess } from "@/components/forms/form-success";
import type { FormControl, FormOutcome, SentForm } from "@/components/forms/use-form";
import { fieldNames, problemSentence } from "@/supabase/functions/_shared/contract/form";
import { dataAttributes, having } from "@/lib/browser/attributes";

type FormShellProps<Name extends string> = {
  form: FormControl<Name>;
  /** Path of the form's page: a post without JavaScript redirects to it. */
  page: string;
  submitLabel: string;
  submittingLabel: "ENVIANDO..." | "Enviando...";
  /** Parameters of the address that fill in the form, separated by spaces. */
  query?: string;
  renderSent?: (sent: SentForm) => ReactNode;
  children: ReactNode;
};

/**
 * A form, which also works as a plain POST without JavaScript. Who owns its submit:
 * 1. without scripts the browser: it checks `required`, posts, and follows the redirect;
 * 2. before React lib/browser/forms.ts: it asks first whether there is a network, then posts; what
 * the
 *    browser refuses it marks (`refused`), starts React, and the form submits again below;
 * 3. from `noValidate` on React (use-form.ts): §5's rules and §8's messages.
 */
export function FormShell<Name extends string>(props: FormShellProps<Name>) {
  const { form, page, submitLabel, submittingLabel, query, renderSent, children } = props;
  const { outcome } = form;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  useVisitorState();
  useEffect(() => {
    if (hydrated && element.current?.matches(having("refused"))) element.current.requestSubmit();
  }, [hydrated]);
  return (
    <form
      ref={element}
      {...dataAttributes({ intent: true, draft: draftKey(form.contract), query })}
      method="post"
      action={formAction(form.contract)}
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
      <OfflineNotice message={form.contract.messages.send_failed} />
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      {children}
      <div className="sm:col-span-2">
        <p className="mb-4 text-sm">
          {form.contract.legalBasis.notice} Veja a{" "}
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
          <FormSuccess sent={outcome} onDismiss={form.dismiss}>
            {renderSent?.(outcome)}
          </FormSuccess>
        </div>
      )}
    </form>
  );
}

/**
 * A field that people cannot see or focus: only a program fills it in. Password managers are asked
 * by the attribute of each to leave it alone, and it has neither a name nor a label that they know.
 */
const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
    <label>
      Deixe em branco
      <input
        type="text"
        name={SPAM_SIGNAL_FIELDS.honeypot}
        tabIndex={-1}
        autoComplete="off"
        {...IGNORED_BY_MANAGERS}
      />
    </label>
  </div>
);

/** Of 1Password, LastPass, Bitwarden, Dashlane and Proton Pass. */
const IGNORED_BY_MANAGERS = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

type ErrorSummaryProps<Name extends string> = {
  form: FormControl<Name>;
  failure: Extract<FormOutcome<Name>, { kind: "failed" }>;
};

// What is wrong is said at the field and in the toast, which announces it; here are links to the
// fields. A problem of no field is told here, because the toast goes.
function ErrorSummary<Name extends string>({ form, failure }: ErrorSummaryProps<Name>) {
  const { problems, submittedFields } = failure;
  const { contract } = form;
  const names = fieldNames(contract);
  const [first] = problems;
  const fields = names.filter((name) => problems.some(({ field }) => field === name));
  useErrorTitle();
  return (
    <div
      ref={takeFocus}
      role="group"
      aria-label="Problemas no formulário"
      tabIndex={-1}
      className="scroll-mt-toast border-2 border-l-10 border-esgotado bg-white p-4 sm:col-span-2"
    >
      <p className="flex items-center gap-2 font-bold">
        <AlertIcon className="size-5 shrink-0 text-esgotado" />
        <span>
          {fields.length > 0
            ? `Confira ${fields.length === 1 ? "um campo" : `${fields.length} campos`}`
            : first && contract.messages[first.code].title}
        </span>
      </p>
      {first && fields.length === 0 && <p>{problemSentence(contract, first)}</p>}
      <ul className="flex flex-wrap gap-x-5">
        {fields.map((name) => (
          <li key={name}>
            <FieldLink {...form.field(name)} />
          </li>
        ))}
      </ul>
      {first?.code === "send_failed" && <DirectContact submittedFields={submittedFields} />}
    </div>
  );
}

const FieldLink = ({ id, label }: { id: string; label: string }) => (
  <a
    href={`#${id}`}
    className="flex min-h-11 items-center font-semibold text-esgotado underline underline-offset-4"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(id)?.focus();
    }}
  >
    {label}
  </a>
);

const takeFocus = (element: HTMLElement | null) => element?.focus();

const PREFIX = "Erro: ";

function useErrorTitle() {
  useEffect(() => {
    const mark = () => {
      if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    };
    mark();
    // After a submission before React, React writes the title later than this form.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(PREFIX, "");
    };
  }, []);
}
