"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { CloseButton } from "@/components/ui/dialog";
import { AlertIcon, CheckIcon } from "@/components/ui/icons";
import { DirectContact } from "@/components/forms/form-messages";
import type { FormControl, FormOutcome, SubmittedField } from "@/components/forms/use-form";
import {
  fieldNames,
  type Message,
  problemSentence,
} from "@/supabase/functions/_shared/contract/form";

type ErrorSummaryProps<Name extends string> = {
  form: FormControl<Name>;
  failure: Extract<FormOutcome<Name>, { kind: "failed" }>;
};

/**
 * Why a form was not sent, above its fields: takes the focus, has the title of the first rule (§5),
 * links to every field with a problem in the order of the fields, and marks the page's title. After
 * a send failure it offers WhatsApp and e-mail. It is not a live region, because the toast announces
 * the same outcome.
 */
export function ErrorSummary<Name extends string>({ form, failure }: ErrorSummaryProps<Name>) {
  const { problems, submittedFields } = failure;
  const { definition } = form;
  const names = fieldNames(definition);
  const [first] = problems;
  const position = ({ field }: (typeof problems)[number]) => (field ? names.indexOf(field) : -1);
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
        {first && definition.messages[first.code].title}
      </p>
      <ul>
        {[...problems]
          .sort((a, b) => position(a) - position(b))
          .map((problem) => {
            const text = problemSentence(definition, problem);
            return (
              <li key={`${problem.code} ${problem.field}`}>
                {problem.field ? <FieldLink id={form.field(problem.field).id} text={text} /> : text}
              </li>
            );
          })}
      </ul>
      {first?.code === "send_failed" && <DirectContact submittedFields={submittedFields} />}
    </div>
  );
}

/** A link that focuses a field. */
function FieldLink({ id, text }: { id: string; text: string }) {
  return (
    <a
      href={`#${id}`}
      className="flex min-h-11 items-center font-semibold text-esgotado underline underline-offset-4"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {text}
    </a>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

const PREFIX = "Erro: ";

/** Puts "Erro:" before the page's title while the summary is mounted. */
function useErrorTitle() {
  useEffect(() => {
    document.title = PREFIX + document.title;
    return () => {
      document.title = document.title.replace(PREFIX, "");
    };
  }, []);
}

type FormSuccessProps = Pick<Message, "title" | "description"> & {
  /** Shown to the visitor, to check. */
  submittedFields: readonly SubmittedField[];
  onDismiss: () => void;
  /** Below the message. */
  children?: ReactNode;
};

/**
 * The success message of §8 with the submitted fields, below the form or the button of its dialog.
 * It takes the focus and stays until the visitor closes it; the toast disappears by itself.
 */
export function FormSuccess(props: FormSuccessProps) {
  const { title, description, submittedFields, onDismiss, children } = props;
  const box = useRef<HTMLDivElement>(null);
  // An effect, because a closing dialog restores the focus in an earlier effect.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The browser's own scrolling would show the end of what is higher than the window.
    box.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div
      ref={box}
      // Not a live region: the toast announces the same words.
      role="group"
      aria-label="Confirmação"
      tabIndex={-1}
      className="scroll-mt-toast border-2 border-l-10 border-aberto bg-white p-4 text-grafite"
    >
      <div className="flex gap-3">
        <CheckIcon className="mt-1 size-5 shrink-0 text-aberto" />
        <div className="min-w-0 grow">
          <p className="font-bold">{title}</p>
          <p>{description}</p>
        </div>
        <CloseButton
          label="Fechar confirmação"
          onClick={onDismiss}
          className="-mt-2 -mr-2 self-start"
        />
      </div>
      {children}
      <SubmittedList fields={submittedFields} />
    </div>
  );
}

/** What was sent, for the visitor to check; collapsed at first. */
function SubmittedList({ fields }: { fields: readonly SubmittedField[] }) {
  return (
    <details className="mt-1">
      <summary className="min-h-11 py-2.5 underline underline-offset-4">O que você enviou</summary>
      <dl className="text-sm">
        {fields.map(({ field, label, text }) => (
          <div key={field} className="mb-2">
            <dt className="font-bold">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text || "—"}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
