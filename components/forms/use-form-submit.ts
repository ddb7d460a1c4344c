"use client";

import { useId, useRef, useState } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import { dismissToast, notify, prepareToasts } from "@/components/ui/toast";
import type { FormDefinition, FormValues, Problem } from "@/lib/forms/form-definition";
import { normalizePhone } from "@/supabase/functions/_shared/contract/text";
import { createFormSender } from "@/lib/forms/post-form";
import { findControl } from "@/components/forms/find-control";
import type { FormOutcome, SentForm } from "@/components/forms/form-outcome";
import { resolveForm, toError, toProblems } from "@/components/forms/form-resolver";
import { readForm, type FormInput } from "@/components/forms/read-form";
import { useFormDraft } from "@/components/forms/use-form-draft";

type Values = Record<string, string>;

type Options = {
  /** Id of the ToastHost for failures, when the form is in a dialog. */
  toastHost?: string;
  onSuccess?: (sent: SentForm) => void;
};

/**
 * The submission of a form (§4, §5, §8): checks, submitting state, request, toast, reset after
 * success. After a failure the values stay and `outcome` has the problems for the error summary.
 */
export function useFormSubmit<Field extends string>(
  form: FormDefinition<Field>,
  { toastHost, onSuccess }: Options = {},
) {
  const idPrefix = useId();
  /** Set during a submission. A ref, because a double click comes before the next render. */
  const input = useRef<FormInput<Field>>(null);
  const [outcome, setOutcome] = useState<FormOutcome<Field>>();
  const [send] = useState(() => createFormSender(form));
  const methods = useForm<Values>({
    resolver: () => resolveForm(form, input.current),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = methods.formState;
  const setValue: (name: string, value: string) => void = methods.setValue;
  const getValue: (name: string) => string | undefined = methods.getValues;
  const draft = useFormDraft(form, getValue, setValue);

  /** Each field shows its own problem; the toast shows the first one in §5's order. */
  function fail(problems: Problem<Field>[], { submittedFields, readAt }: FormInput<Field>) {
    const { code } = problems[0]!;
    if (code === "send_failed") console.error(`${form.name}: the message could not be sent.`);
    setOutcome({ kind: "failed", problems, submittedFields, id: readAt });
    return notify("destructive", form.messages[code], { host: toastHost });
  }

  async function sendInput(sent: FormInput<Field>) {
    setOutcome(undefined);
    const { problem, number } = await send(sent);
    if (problem?.field) methods.setError(problem.field, toError(form, problem));
    if (problem) return fail([problem], sent);
    methods.reset();
    draft.clear();
    // A dialog closes and leaves the message to the page.
    const { submittedFields } = sent;
    if (onSuccess) onSuccess({ submittedFields, number });
    else setOutcome({ kind: "sent", submittedFields, number });
    return notify("default", form.messages.success);
  }

  async function submit(submitted: FormInput<Field>) {
    input.current = submitted;
    const onInvalid = async (invalid: FieldErrors<Values>) => {
      const problems = toProblems(form, invalid);
      if (problems.length > 0) await fail(problems, submitted);
    };
    await methods.handleSubmit(() => sendInput(submitted), onInvalid)();
  }

  return {
    definition: form,
    submitting: isSubmitting,
    outcome,
    /** Removes the success message and focuses the first field. */
    dismiss: () => {
      setOutcome(undefined);
      methods.setFocus(form.fields[0]!);
    },
    control: methods.control,
    register: (name: Field) =>
      methods.register(name, { onChange: () => errors[name] && methods.clearErrors(name) }),
    setValue: (name: Field, value: string) => setValue(name, value),
    getValue: (name: Field) => getValue(name) ?? "",
    /** Sets values that the visitor brings from another page, and keeps them as a draft. */
    prefill: (values: Partial<FormValues<Field>>) => {
      for (const [name, value] of Object.entries<string | undefined>(values))
        if (value !== undefined) setValue(name, value);
      draft.save(methods.getValues() as FormValues<Field>);
    },
    /** For the form's first focus: loads the code of the toasts before it is needed. */
    prepare: () => void prepareToasts(),
    onInput: (event: React.InputEvent<HTMLFormElement>) => {
      draft.save(readForm(event.currentTarget, form).raw);
      if (outcome?.kind === "sent") setOutcome(undefined);
      // The toast of a failure must not cover the field that the visitor corrects.
      if (outcome?.kind === "failed") void dismissToast(toastHost);
    },
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      // Enter submits without the blur that normalises the number.
      const phone = findControl(element, "phone");
      if (phone) setValue("phone", normalizePhone(phone.value));
      if (input.current) return;
      void submit(readForm(element, form)).finally(() => {
        input.current = null;
      });
    },
    /** Id and error text of a field, for its Field component. */
    field: (name: Field) => ({ id: `${idPrefix}${name}`, error: errors[name]?.message }),
  };
}

/** What a field component needs from its form. */
export type FormControl<Field extends string> = ReturnType<typeof useFormSubmit<Field>>;
