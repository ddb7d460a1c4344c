"use client";

import { useEffect } from "react";
import { AlertIcon } from "@/components/ui/icons";
import { DirectContact } from "@/components/forms/direct-contact";
import type { SubmittedField } from "@/components/forms/submitted-fields";
import type { FormOutcome } from "@/components/forms/form-outcome";
import type { FormControl } from "@/components/forms/use-form-submit";

type ErrorSummaryProps<Field extends string> = {
  form: FormControl<Field>;
  failure: Extract<FormOutcome<Field>, { kind: "failed" }>;
};

/**
 * Why a form was not sent, above its fields: takes the focus, links to every field with a problem,
 * and marks the page's title. After a send failure it offers WhatsApp and e-mail.
 */
export function ErrorSummary<Field extends string>({ form, failure }: ErrorSummaryProps<Field>) {
  const { problems, submittedFields } = failure;
  const { messages } = form.definition;
  const codes = [...new Set(problems.map(({ code }) => code))];
  useErrorTitle();
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="border-2 border-l-10 border-esgotado bg-white p-4 sm:col-span-2"
    >
      <p className="flex items-center gap-2 font-bold">
        <AlertIcon className="size-5 shrink-0 text-esgotado" />
        {codes[0] && messages[codes[0]].title}
      </p>
      {codes.map((code) => {
        const fields = problems.flatMap((problem) =>
          problem.code === code && problem.field ? problem.field : [],
        );
        const { description } = messages[code];
        const [only] = fields;
        if (fields.length === 1 && only) {
          return <FieldLink key={code} id={form.field(only).id} text={description} />;
        }
        return (
          <div key={code}>
            <p>{description}</p>
            <ul className="flex flex-wrap gap-x-6">
              {fields.map((field) => (
                <li key={field}>
                  <FieldLink id={form.field(field).id} text={labelOf(submittedFields, field)} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {codes[0] === "send_failed" && <DirectContact submittedFields={submittedFields} />}
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

const labelOf = (fields: readonly SubmittedField[], name: string) =>
  fields.find(({ field }) => field === name)?.label ?? name;

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
