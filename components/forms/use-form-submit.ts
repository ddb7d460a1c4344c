"use client";

import { useEffect, useId, useRef, useState } from "react";
import {
  useForm,
  type Control,
  type FieldErrors,
  type Path,
  type PathValue,
} from "react-hook-form";
import { dismissToast, notify, prepareToasts } from "@/components/ui/toast";
import { createAttemptLimiter, type AttemptLimiter } from "@/lib/forms/attempt-limiter";
import {
  rateLimitKey,
  type FormDefinition,
  type FormValues,
  type Problem,
} from "@/lib/forms/form-definition";
import { SPAM_SIGNAL_FIELDS } from "@/lib/forms/spam-signal-fields";
import { normalizePhone } from "@/lib/forms/phone";
import { postForm } from "@/lib/forms/post-form";
import { trimValues } from "@/lib/forms/rules";
import { readEntries, type Entry } from "@/components/forms/entries";
import { clearDraft, readDraft, saveDraft } from "@/components/forms/form-draft";
import { createIdempotencyKeys } from "@/components/forms/idempotency-key";
import { markupAllows } from "@/components/forms/markup-rules";

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
  onSuccess?: (entries: Entry[]) => void;
};

/** How the last submission ended, with what it held. */
export type Outcome<Field extends string> =
  | { kind: "sent"; entries: Entry[] }
  | { kind: "failed"; problems: Problem<Field>[]; entries: Entry[] };

/**
 * Everything that happens when a form is submitted (specification §4, §5, §8): the rate limit and the rules in order,
 * the submitting state, the call, the toast, the reset on success, and on failure the outcome for the form's summary,
 * with every value kept.
 */
export function useFormSubmit<Field extends string>(
  form: FormDefinition<Field>,
  { toastHost, onSuccess }: Options = {},
) {
  type Values = FormValues<Field>;
  const idPrefix = useId();
  const sending = useRef(false);
  const [outcome, setOutcome] = useState<Outcome<Field>>();
  const [idempotencyKeys] = useState(createIdempotencyKeys);
  const methods = useForm<Values>({ shouldFocusError: false });
  const { register, handleSubmit, reset, setError, clearErrors, setValue, formState } = methods;

  const fieldPath = (name: Field) => name as unknown as Path<Values>;
  const setField = (name: Field, value: string) =>
    setValue(fieldPath(name), value as PathValue<Values, Path<Values>>);

  useEffect(() => {
    for (const [name, value] of Object.entries<string | undefined>(readDraft(form))) {
      if (value) setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
  }, [form, setValue]);

  function checkInOrder(values: Values): Problem<Field>[] {
    const { field, order } = form.rateLimit;
    const isLimited = () => !attemptAllowed(form, rateLimitKey(values[field]));
    if (order === "first" && isLimited()) return [{ code: "rate_limited" }];
    const problems = form.problems(values);
    const isLast = order === "last" && problems.length === 0;
    return isLast && isLimited() ? [{ code: "rate_limited" }] : problems;
  }

  /** Every field says what is wrong with it; the toast says the first of §5's order. */
  function fail(problems: Problem[], entries: Entry[]) {
    const known = problems.map(({ code, field }) => ({
      code,
      field: form.fields.find((name) => name === field),
    }));
    for (const { code, field } of known) {
      if (!field) continue;
      setError(fieldPath(field), { type: code, message: form.messages[code].description });
    }
    const { code } = known[0]!;
    if (code === "send_failed") console.error(`${form.name}: the message could not be sent.`);
    setOutcome({ kind: "failed", problems: known, entries });
    return notify("destructive", form.messages[code], toastHost);
  }

  async function submit(entered: Values, signals: Record<string, string>, entries: Entry[]) {
    const filled = form.fields.map((field) => [field, entered[field] ?? ""]);
    const values = trimValues(Object.fromEntries(filled) as Values);
    const problems = checkInOrder(values);
    if (problems.length > 0) return fail(problems, entries);
    const idempotencyKey = idempotencyKeys.keyFor(values);
    const refusal = await postForm(form, values, { idempotencyKey, signals });
    if (refusal) return fail([refusal], entries);
    reset();
    clearDraft(form);
    idempotencyKeys.sent();
    // A dialog that closes leaves the message to the page.
    setOutcome(onSuccess ? undefined : { kind: "sent", entries });
    onSuccess?.(entries);
    return notify("default", form.messages.success);
  }

  return {
    definition: form,
    submitting: formState.isSubmitting,
    outcome,
    /** Takes the success message away, and gives the focus back to the form. */
    dismiss: () => {
      setOutcome(undefined);
      methods.setFocus(fieldPath(form.fields[0]!));
    },
    control: methods.control as unknown as Control<Record<string, string>>,
    register: (name: Field) => register(fieldPath(name)),
    setValue: setField,
    getValue: (name: Field) => String(methods.getValues(fieldPath(name)) ?? ""),
    /** For the form's first focus: loads what the outcome will need. */
    prepare: () => void prepareToasts(),
    onInput: (event: React.InputEvent<HTMLFormElement>) => {
      saveDraft(form, event.currentTarget);
      // A success message stays until the next message is begun; a failure's toast must not cover what is mended.
      if (outcome?.kind === "sent") setOutcome(undefined);
      const [problem] = outcome?.kind === "failed" ? outcome.problems : [];
      if (problem) void dismissToast(form.messages[problem.code], toastHost);
    },
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      normalisePhone(element, (phone) => setField("phone" as Field, phone));
      // State is too slow to stop a double click: the second one comes before the next render.
      if (sending.current || !markupAllows(element, form)) return;
      sending.current = true;
      clearErrors();
      setOutcome(undefined);
      const signals = readSpamSignals(element);
      const entries = readEntries(element, form.fields);
      void handleSubmit((values) => submit(values, signals, entries))(event).finally(() => {
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

/** A number with its country code is taken for what it means, however it came into the field. */
function normalisePhone(element: HTMLFormElement, set: (phone: string) => void) {
  const control = element.elements.namedItem("phone");
  if (!(control instanceof HTMLInputElement)) return;
  const phone = normalizePhone(control.value);
  if (phone !== control.value) set(phone);
}

const readSpamSignals = (element: HTMLFormElement): Record<string, string> => ({
  [SPAM_SIGNAL_FIELDS.honeypot]: String(
    new FormData(element).get(SPAM_SIGNAL_FIELDS.honeypot) ?? "",
  ),
  [SPAM_SIGNAL_FIELDS.elapsed]: String(Math.round(performance.now())),
});
