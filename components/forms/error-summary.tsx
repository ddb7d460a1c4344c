"use client";

import { useEffect } from "react";
import { AlertIcon } from "@/components/ui/icons";
import { fieldMessage } from "@/lib/forms/field-messages";
import { DirectContact } from "@/components/forms/direct-contact";
import type { FormOutcome } from "@/components/forms/form-outcome";
import type { FormControl } from "@/components/forms/use-form-submit";

type ErrorSummaryProps<Field extends string> = {
  form: FormControl<Field>;
  failure: Extract<FormOutcome<Field>, { kind: "failed" }>;
};

/**
 * Why a form was not sent, above its fields: takes the focus, has the title of the first rule (§5),
 * links to every field with a problem in the order of the fields, and marks the page's title. After
 * a send failure it offers WhatsApp and e-mail. It is not a live region, because the toast announces
 * the same outcome.
 */
export function ErrorSummary<Field extends string>({ form, failure }: ErrorSummaryProps<Field>) {
  const { problems, submittedFields } = failure;
  const { messages, fields } = form.definition;
  const [first] = problems;
  const position = ({ field }: (typeof problems)[number]) => (field ? fields.indexOf(field) : -1);
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
        {first && messages[first.code].title}
      </p>
      <ul>
        {[...problems]
          .sort((a, b) => position(a) - position(b))
          .map((problem) => {
            const text = fieldMessage(problem, messages);
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
