"use client";

import { useId, useRef, useState } from "react";
import { useForm as useReactHookForm } from "react-hook-form";
import { controlOf, useFormDraft } from "@/components/forms/form-draft";
import { createResolver, loadRules, type Values } from "@/components/forms/form-rules";
import {
  labelFields,
  measuresField,
  type SubmittedField,
} from "@/components/forms/submitted-fields";
import { dismissToast, notify, prepareToasts } from "@/components/ui/toast";
import { createFormSender, SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import {
  fieldNames,
  type Form,
  type FormValues,
  type Problem,
  PROBLEM_CODES,
  problemSentence,
  type Message,
} from "@/supabase/functions/_shared/contract/form";
import type { Measures } from "@/supabase/functions/_shared/contract/measures";
import { normalizePhone } from "@/supabase/functions/_shared/contract/text";

export type SentForm = {
  message: Message;
  submittedFields: SubmittedField[];
  measures: Measures;
  number?: string;
};

export type FormOutcome<Name extends string> =
  | ({ kind: "sent" } & SentForm)
  | { kind: "failed"; problems: Problem<Name>[]; submittedFields: SubmittedField[]; id: number };

type Options = {
  /** Id of the ToastHost for failures, when the form is in a dialog. */
  toastHost?: string;
  /** Of a calculator, sent beside the values. */
  measures?: Measures;
  onSent?: () => void;
  onSuccess?: (sent: SentForm) => void;
};

/**
 * A form of the site. Five things have a word each: the `contract` says what the form is (fields,
 * rules, messages), React Hook Form has the `entries`, `element` is the form in the page, the
 * `draft` is what the tab keeps, and what this hook returns is the `form` of the components.
 *
 * After a failure the values stay, and `outcome` has the problems for the summary (§4, §5, §8).
 */
export function useForm<Name extends string>(
  contract: Form<Name>,
  { toastHost, measures = [], onSent, onSuccess }: Options = {},
) {
  const idPrefix = useId();
  /** A ref, because a double click comes before the next render. */
  const isBusy = useRef(false);
  const [outcome, setOutcome] = useState<FormOutcome<Name>>();
  const [send] = useState(() => createFormSender(contract));
  const [resolver] = useState(() => createResolver(contract));
  const entries = useReactHookForm<Values>({
    resolver,
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = entries.formState;
  const setValue: (name: string, value: string) => void = entries.setValue;
  const getValue: (name: string) => string | undefined = entries.getValues;
  const draft = useFormDraft(contract, { getValue, setValue });

  const submitted = (element: HTMLFormElement, values: Values) => [
    ...labelFields(element, values),
    ...measuresField(measures),
  ];

  /** Each field shows its own problem; the toast shows the first one in §5's order. */
  function fail(problems: Problem<Name>[], submittedFields: SubmittedField[]) {
    const { code } = problems[0]!;
    if (code === "send_failed") console.error(`${contract.name}: the message could not be sent.`);
    setOutcome({ kind: "failed", problems, submittedFields, id: performance.now() });
    return notify("destructive", contract.messages[code], { host: toastHost });
  }

  async function sendValues(values: FormValues<Name>, element: HTMLFormElement) {
    const submittedFields = submitted(element, values);
    setOutcome(undefined);
    const honeypot = controlOf(element, SPAM_SIGNAL_FIELDS.honeypot)?.value ?? "";
    const { problem, number } = await send({
      values,
      measures,
      honeypot,
      elapsed: performance.now(),
    });
    if (problem?.field) {
      const message = problemSentence(contract, problem);
      entries.setError(problem.field, { type: problem.code, message });
    }
    if (problem) return fail([problem], submittedFields);
    entries.reset();
    draft.clear();
    onSent?.();
    const sent = { message: contract.messages.success, submittedFields, measures, number };
    // A dialog closes and leaves the message to the page.
    if (onSuccess) onSuccess(sent);
    else setOutcome({ kind: "sent", ...sent });
    return notify("default", sent.message);
  }

  async function submit(element: HTMLFormElement) {
    const entered = () => submitted(element, entries.getValues());
    try {
      await entries.handleSubmit(
        (values) => sendValues(values as FormValues<Name>, element),
        async (invalid) => {
          const problems = Object.entries(invalid).flatMap(([name, error]): Problem<Name>[] => {
            const code = PROBLEM_CODES.find((known) => known === error?.type);
            const field = fieldNames(contract).find((known) => known === name);
            return code ? [{ code, field }] : [];
          });
          if (problems.length > 0) await fail(problems, entered());
        },
      )();
    } catch {
      // No network: the rules could not be loaded.
      await fail([{ code: "send_failed" }], entered());
    }
  }

  return {
    contract,
    submitting: isSubmitting,
    outcome,
    dismiss: () => {
      setOutcome(undefined);
      entries.setFocus(fieldNames(contract)[0]!);
    },
    control: entries.control,
    register: (name: Name) =>
      entries.register(name, { onChange: () => errors[name] && entries.clearErrors(name) }),
    setValue: (name: Name, value: string) => setValue(name, value),
    getValue: (name: Name) => getValue(name) ?? "",
    /** Sets values that the visitor brings from another page, and keeps them as a draft. */
    prefill: (values: Partial<FormValues<Name>>) => {
      for (const [name, value] of Object.entries<string | undefined>(values))
        if (value !== undefined) setValue(name, value);
      draft.save(entries.getValues());
    },
    /** For the form's first focus: loads the code that an answer needs. */
    prepare: () => {
      loadRules().catch(() => {});
      void prepareToasts();
    },
    onInput: () => {
      if (outcome?.kind === "sent") setOutcome(undefined);
      // The toast of a failure must not cover the field that the visitor corrects.
      if (outcome?.kind === "failed") void dismissToast(toastHost);
    },
    /** After the field's own handler, so that the values have the change. */
    onChange: () => draft.save(entries.getValues()),
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      // What was typed between a reset and the render that registers the fields again.
      for (const name of fieldNames(contract)) {
        const control = controlOf(element, name);
        if (control && control.value !== getValue(name)) setValue(name, control.value);
      }
      // Enter submits without the blur that normalises the number.
      const phone = getValue("phone");
      if (phone) setValue("phone", normalizePhone(phone));
      if (isBusy.current) return;
      isBusy.current = true;
      void submit(element).finally(() => {
        isBusy.current = false;
      });
    },
    field: (name: Name) => {
      const { label, required, isMarkedRequired } = contract.fields[name];
      return {
        id: `${idPrefix}${name}`,
        label,
        optional: !required && !isMarkedRequired,
        error: errors[name]?.message,
      };
    },
  };
}

export type FormControl<Name extends string> = ReturnType<typeof useForm<Name>>;
