"use client";

import { useEffect } from "react";
import { AlertIcon } from "@/components/ui/icons";
import { DirectContact } from "@/components/forms/direct-contact";
import type { Entry } from "@/components/forms/entries";
import type { FormControl, Outcome } from "@/components/forms/use-form-submit";

type FormSummaryProps<Field extends string> = {
  form: FormControl<Field>;
  failure: Extract<Outcome<Field>, { kind: "failed" }>;
};

/**
 * Why a form was not sent, at its head: takes the focus, leads to every field that needs a change, and marks the page's
 * title. When sending itself failed, it offers the ways that need no server.
 */
export function FormSummary<Field extends string>({ form, failure }: FormSummaryProps<Field>) {
  const { problems, entries } = failure;
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
                  <FieldLink id={form.field(field).id} text={labelOf(entries, field)} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {codes[0] === "send_failed" && <DirectContact entries={entries} />}
    </div>
  );
}

/** Leads to a field, label in sight, and puts the cursor there. */
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

const labelOf = (entries: readonly Entry[], field: string) =>
  entries.find((entry) => entry.field === field)?.label ?? field;

const takeFocus = (element: HTMLElement | null) => element?.focus();

const PREFIX = "Erro: ";

/** "Erro:" before the page's title for as long as the summary stands. */
function useErrorTitle() {
  useEffect(() => {
    document.title = PREFIX + document.title;
    return () => {
      document.title = document.title.replace(PREFIX, "");
    };
  }, []);
}
