"use client";

import { useId, useRef } from "react";
import { useForm, type FieldErrors, type Path, type PathValue } from "react-hook-form";
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
  type Values = FormValues<Field>;
  const idPrefix = useId();
  const sending = useRef(false);
  const { register, handleSubmit, reset, setError, clearErrors, setFocus, setValue, formState } =
    useForm<Values>({ shouldFocusError: false });

  function checkInOrder(values: Values): Problem<Field> | undefined {
    const { field, order } = form.rateLimit;
    const limited = (): Problem<Field> | undefined =>
      attemptAllowed(form, rateLimitKey(values[field])) ? undefined : { code: "rate_limited" };
    return order === "first"
      ? (limited() ?? form.check(values))
      : (form.check(values) ?? limited());
  }

  function fail({ code, field }: Problem) {
    const known = form.fields.find((name) => name === field) as Path<Values> | undefined;
    if (known) {
      setError(known, { type: code, message: form.messages[code].description });
      setFocus(known);
    }
    if (code === "send_failed") console.error(`${form.name}: the message could not be sent.`);
    return notify("destructive", form.messages[code], toastHost);
  }

  async function submit(entered: Values) {
    const filled = Object.fromEntries(form.fields.map((field) => [field, entered[field] ?? ""]));
    const values = trimValues(filled as Values);
    const problem = checkInOrder(values) ?? (await postForm(form, values));
    if (problem) return fail(problem);
    reset();
    onSuccess?.();
    return notify("default", form.messages.success);
  }

  return {
    definition: form,
    submitting: formState.isSubmitting,
    register: (name: Field) => register(name as unknown as Path<Values>),
    setValue: (name: Field, value: string) =>
      setValue(name as unknown as Path<Values>, value as PathValue<Values, Path<Values>>),
    /** For the form's first focus: loads what the outcome will need. */
    prepare: () => void prepareToasts(),
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // State is too slow to stop a double click: the second one comes before the next render.
      if (sending.current || !markupAllows(event.currentTarget, form)) return;
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

/** What a field component needs of the form it belongs to. */
export type FormControl<Field extends string> = ReturnType<typeof useFormSubmit<Field>>;

/**
 * Whether the fields that §5 leaves to the markup satisfy it; if not, the browser shows its own message. They are asked
 * only once the form's own rules hold, whose words are §8's.
 */
function markupAllows<Field extends string>(
  element: HTMLFormElement,
  form: FormDefinition<Field>,
): boolean {
  const data = new FormData(element);
  const values = Object.fromEntries(
    form.fields.map((field) => [field, String(data.get(field) ?? "")]),
  ) as FormValues<Field>;
  const problem = form.check(trimValues(values));
  if (problem && !form.requiredByMarkup?.includes(problem.field as Field)) return true;
  return (form.requiredByMarkup ?? []).every((field) => {
    const control = element.elements.namedItem(field);
    return !isControl(control) || control.reportValidity();
  });
}

const isControl = (
  element: Element | RadioNodeList | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element !== null && "reportValidity" in element;
