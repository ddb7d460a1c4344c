"use client";

import { type BaseSyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { showToast } from "@/components/ui/toast";
import { createFormSender, SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import {
  fieldNames,
  type Form,
  type FormValues,
  PROBLEM_CODES,
  type ProblemCode,
  problemSentence,
} from "@/supabase/functions/_shared/contract/form";

export type SentForm = {
  /** The number of a quote request. */
  number?: string;
  values: FormValues;
  /** What happens with a message that has no number. */
  nextStep: string;
};

type Options = {
  nextStep?: string;
  /** The id of the Toaster in the dialog that the form is in. */
  toasterId?: string;
  /** Called instead of showing the message in the form, so that a dialog can close first. */
  onSuccess?: (sent: SentForm) => void;
};

/**
 * What `handleSubmit` of React Hook Form calls: `send` with values that passed the rules, `refuse`
 * with the errors of those that did not. The toast has the first problem in §5's order; after a
 * failure the values stay (§4, §8).
 */
export function useSubmission(
  contract: Form,
  { reset, setError, setFocus }: UseFormReturn<FormValues>,
  { nextStep, toasterId, onSuccess }: Options = {},
) {
  const [post] = useState(() => createFormSender(contract));
  const [sent, setSent] = useState<SentForm>();

  function fail(code: ProblemCode) {
    if (code === "send_failed") console.error(`${contract.name}: the message could not be sent.`);
    const { title, description } = contract.messages[code];
    void showToast({ title, description, isError: true, toasterId });
  }

  function refuse(errors: FieldErrors<FormValues>) {
    const [first] = Object.values(errors);
    const code = PROBLEM_CODES.find((known) => known === first?.type);
    // The browser itself shows what is left to the markup.
    if (code) fail(code);
  }

  async function send(values: FormValues, event?: BaseSyntheticEvent) {
    setSent(undefined);
    const honeypot = new FormData(event?.target as HTMLFormElement).get(
      SPAM_SIGNAL_FIELDS.honeypot,
    );
    const { problem, number } = await post({
      values,
      honeypot: String(honeypot ?? ""),
      elapsed: performance.now(),
    });
    if (problem) {
      const message = problemSentence(contract, problem);
      setError(problem.field ?? "root", { type: problem.code, message });
      return fail(problem.code);
    }
    // A reset without values is the browser's own. After it React takes an equal value for no
    // change, and would not hear of an e-mail address that is filled in again.
    reset(Object.fromEntries(fieldNames(contract).map((name) => [name, ""])));
    const { success } = contract.messages;
    const result = { number, values, nextStep: nextStep ?? success.description };
    if (onSuccess) onSuccess(result);
    else setSent(result);
    void showToast({ title: success.title, description: success.description });
  }

  function dismiss() {
    // A field can take the focus once its fold is open.
    flushSync(() => setSent(undefined));
    setFocus(fieldNames(contract)[0] ?? "");
  }

  return { send, refuse, sent, dismiss };
}
