"use client";

import { useEffect } from "react";
import { AlertIcon } from "@/components/ui/icons";
import { DirectContact } from "./direct-contact";
import type { FormControl, Outcome } from "./use-form-submit";

type FormSummaryProps<Field extends string> = {
  form: FormControl<Field>;
  failure: Extract<Outcome<Field>, { kind: "failed" }>;
};

/**
 * Why a form was not sent, at its head: takes the focus, leads to the field, and marks the page's title. When sending
 * itself failed, it offers the ways that need no server.
 */
export function FormSummary<Field extends string>({ form, failure }: FormSummaryProps<Field>) {
  const { problem, values } = failure;
  const { title, description } = form.definition.messages[problem.code];
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
        {title}
      </p>
      {problem.field ? (
        <a
          href={`#${form.field(problem.field).id}`}
          className="inline-flex min-h-11 items-center font-semibold text-esgotado underline underline-offset-4"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(form.field(problem.field!).id)?.focus();
          }}
        >
          {description}
        </a>
      ) : (
        <p>{description}</p>
      )}
      {problem.code === "send_failed" && <DirectContact values={values} />}
    </div>
  );
}

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
