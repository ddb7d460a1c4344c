"use client";

import { useId, useRef } from "react";
import { useForm, type FieldErrors, type Path } from "react-hook-form";
import { notify, prepareToasts } from "@/components/ui/toast";
import { createAttemptLimiter, type AttemptLimiter } from "@/lib/forms/attempt-limiter";
import {
  rateLimitKey,
  type FormDefinition,
  type FormValues,
  type Problem,
} from "@/lib/forms/form-definition";
import { postForm } from "@/lib/forms/post-form";
import { trimValues } from "@/lib/forms/rules";

/** One limiter a kind of form, for as long as the page's script lives: two quote forms share it, as §5 has one rule. */
const limiters = new Map<string, AttemptLimiter>();

function attemptAllowed(form: FormDefinition, key: string): boolean {
  const limiter = limiters.get(form.name) ?? createAttemptLimiter(form.rateLimit);
  limiters.set(form.name, limiter);
  return limiter(key);
}

type Options = {
  /** Id of the ToastHost for failures, when the form stands in a dialog. */
  toastHost?: string;
  onSuccess?: () => void;
};

/**
 * Everything that happens when a form is submitted (specification §4, §5, §8): the rate limit and the rules in order,
 * the submitting state, the call, the toast, the reset on success, and on failure the focus on the field at fault with
 * every value kept.
 */
export function useFormSubmit<Field extends string>(
  form: FormDefinition<Field>,
  { toastHost, onSuccess }: Options = {},
) {
  const idPrefix = useId();
  const sending = useRef(false);
  const methods = useForm<FormValues<Field>>({ shouldFocusError: false });
  const { register, handleSubmit, reset, setError, clearErrors, setFocus, formState } = methods;

  function fail({ code, field }: Problem) {
    const known = form.fields.find((name) => name === field) as Path<FormValues<Field>> | undefined;
    if (known) {
      setError(known, { type: code, message: form.messages[code].description });
      setFocus(known);
    }
    if (code === "send_failed") console.error(`${form.name}: the message could not be sent.`);
    return notify("destructive", form.messages[code], toastHost);
  }

  async function submit(entered: FormValues<Field>) {
    const filled = Object.fromEntries(form.fields.map((field) => [field, entered[field] ?? ""]));
    const values = trimValues(filled as FormValues<Field>);
    if (!attemptAllowed(form, rateLimitKey(values[form.rateLimit.field]))) {
      return fail({ code: "rate_limited" });
    }
    const problem = form.check(values) ?? (await postForm(form, values));
    if (problem) return fail(problem);
    reset();
    onSuccess?.();
    return notify("default", form.messages.success);
  }

  return {
    submitting: formState.isSubmitting,
    register,
    setValue: methods.setValue,
    getValues: methods.getValues,
    /** For the form's first focus: loads what the outcome will need. */
    prepare: () => void prepareToasts(),
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // State is too slow to stop a double click: the second one comes before the next render.
      if (sending.current) return;
      sending.current = true;
      clearErrors();
      void handleSubmit(submit)(event).finally(() => {
        sending.current = false;
      });
    },
    /** Id and error text of a field, for its Field component. */
    field: (name: Field) => ({
      id: `${idPrefix}${name}`,
      error: (formState.errors as FieldErrors<Record<string, string>>)[name]?.message,
    }),
  };
}
