"use client";

import { useEffect, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { AlertIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { dismissToasts } from "@/components/ui/toast";
import { fieldId } from "@/components/forms/form-fields";
import { DirectContact } from "@/components/forms/form-messages";
import {
  fieldNames,
  type Form,
  type FormValues,
  optionLabel,
  PROBLEM_CODES,
} from "@/supabase/functions/_shared/contract/form";

/**
 * Takes the focus after a refused submission. What is wrong is said at the field and in the toast,
 * which announces it; here are links to the fields. A problem that is of no field is said here,
 * because the toast disappears.
 */
export function ErrorSummary({ contract }: { contract: Form }) {
  const { formState, setFocus } = useFormContext<FormValues>();
  const { errors } = formState;
  const names = fieldNames(contract).filter((name) => errors[name]);
  const code = PROBLEM_CODES.find((known) => known === errors.root?.type);
  const isOffline = code === "send_failed" && !navigator.onLine;
  const headingId = useId();
  useErrorTitle();
  return (
    <Notice
      tone="problem"
      ref={takeFocus}
      role="group"
      // The toast says a title of §8.
      {...(code ? { "aria-label": "Problemas no formulário" } : { "aria-labelledby": headingId })}
      tabIndex={-1}
      className="scroll-mt-toast sm:col-span-2"
    >
      <p className="flex items-center gap-2 font-bold">
        <AlertIcon className="size-icon shrink-0 text-esgotado" />
        <span id={headingId}>
          {code
            ? contract.messages[code].title
            : `Confira ${names.length === 1 ? "um campo" : `${names.length} campos`}`}
        </span>
      </p>
      {code && <p>{errors.root?.message}</p>}
      {isOffline && <p>Você está sem internet. O que você escreveu continua aqui.</p>}
      <ul className="flex flex-wrap gap-x-6">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(contract, name)}`}
              className="flex min-h-touch items-center font-bold text-esgotado underline"
              onClick={(event) => {
                event.preventDefault();
                // The toast must not cover the field.
                dismissToasts();
                setFocus(name);
              }}
            >
              {contract.fields[name]?.label}
            </a>
          </li>
        ))}
      </ul>
      {code === "send_failed" && <ContactInstead contract={contract} isOffline={isOffline} />}
    </Notice>
  );
}

/** A component of its own, so that a key press renders only its links. */
function ContactInstead({ contract, isOffline }: { contract: Form; isOffline: boolean }) {
  const { getValues } = useFormContext<FormValues>();
  useWatch<FormValues>();
  return <DirectContact text={labelledValues(contract, getValues())} isOffline={isOffline} />;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A line for each field that is filled in, with its label. */
const labelledValues = ({ fields }: Form, values: FormValues) =>
  Object.entries(fields)
    .flatMap(([name, field]) =>
      values[name] ? `${field.label}: ${optionLabel(field, values[name])}` : [],
    )
    .join("\n");

function useErrorTitle() {
  useEffect(() => {
    const { title } = document;
    document.title = `Erro: ${title}`;
    return () => void (document.title = title);
  }, []);
}
