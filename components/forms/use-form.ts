"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useForm as useReactHookForm, type Resolver } from "react-hook-form";
import { dismissToast, notify, prepareToasts } from "@/components/ui/toast";
import { isAttemptAllowed } from "@/lib/forms/attempt-limiter";
import { createFormSender, draftKey, SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import {
  fieldNames,
  type Form,
  type FormValues,
  type Problem,
  PROBLEM_CODES,
  problemSentence,
  type Message,
} from "@/supabase/functions/_shared/contract/form";
import {
  measureLines,
  MEASURES,
  type Measures,
} from "@/supabase/functions/_shared/contract/measures";
import { normalizePhone } from "@/supabase/functions/_shared/contract/text";

type Values = Record<string, string>;

/** A field as the visitor sees it: its label, and the text of the chosen option for a select. */
export type SubmittedField = { field: string; label: string; text: string };

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

/** The rules with zod, which is loaded when the form is entered. */
const loadSchema = () => import("@/supabase/functions/_shared/contract/schema");

// §5's checks in its order. The form says whether its rate limit is first or last. What §5 leaves
// to the markup comes after the rules, and there only the browser shows a message.
function createResolver<Name extends string>(form: Form<Name>): Resolver<Values> {
  const { rateLimit, checkedByMarkup = [] } = form;
  const refuse = (problems: Problem<Name>[]) => ({
    values: {},
    errors: Object.fromEntries(
      problems.map((problem) => [
        problem.field ?? "root",
        { type: problem.code, message: problemSentence(form, problem) },
      ]),
    ),
  });
  return async (entered, _context, { fields }) => {
    const { problemsOf, textsOf } = await loadSchema();
    const values = textsOf(form.fields).parse(entered);
    const isLimited = (order: "first" | "last") =>
      rateLimit.order === order && !isAttemptAllowed(form, values);
    if (isLimited("first")) return refuse([{ code: "rate_limited" }]);
    const problems = problemsOf(form.fields, values);
    const [first] = problems;
    const isMarkupNext = !first || checkedByMarkup.some((name) => name === first.field);
    const isValidMarkup = (name: string) =>
      (fields[name]?.ref as HTMLInputElement | undefined)?.reportValidity() ?? true;
    if (isMarkupNext && !checkedByMarkup.every(isValidMarkup)) {
      return { values: {}, errors: { root: { type: "markup" } } };
    }
    if (problems.length > 0) return refuse(problems);
    if (isLimited("last")) return refuse([{ code: "rate_limited" }]);
    return { values, errors: {} };
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const labelFields = (element: HTMLFormElement, values: Values): SubmittedField[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const control = element.elements.namedItem(field) as Control | null;
    if (!control) return [];
    const label = control.labels?.[0]?.firstChild?.textContent ?? field;
    const option = control instanceof HTMLSelectElement ? control.selectedOptions[0] : undefined;
    return { field, label, text: value && (option?.text ?? value) };
  });

const measuresField = (measures: Measures): SubmittedField[] =>
  measures.length > 0
    ? [{ field: MEASURES.key, label: MEASURES.label, text: measureLines(measures).join("\n") }]
    : [];

/** After a failure the values stay, and `outcome` has the problems for the summary (§4, §5, §8). */
export function useForm<Name extends string>(
  form: Form<Name>,
  { toastHost, measures = [], onSent, onSuccess }: Options = {},
) {
  const idPrefix = useId();
  /** A ref, because a double click comes before the next render. */
  const isBusy = useRef(false);
  const [outcome, setOutcome] = useState<FormOutcome<Name>>();
  const [send] = useState(() => createFormSender(form));
  const [resolver] = useState(() => createResolver(form));
  const methods = useReactHookForm<Values>({
    resolver,
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = methods.formState;
  const setValue: (name: string, value: string) => void = methods.setValue;
  const getValue: (name: string) => string | undefined = methods.getValues;
  const draft = useFormDraft(form, getValue, setValue);

  const submitted = (element: HTMLFormElement, values: Values) => [
    ...labelFields(element, values),
    ...measuresField(measures),
  ];

  /** Each field shows its own problem; the toast shows the first one in §5's order. */
  function fail(problems: Problem<Name>[], submittedFields: SubmittedField[]) {
    const { code } = problems[0]!;
    if (code === "send_failed") console.error(`${form.name}: the message could not be sent.`);
    setOutcome({ kind: "failed", problems, submittedFields, id: performance.now() });
    return notify("destructive", form.messages[code], { host: toastHost });
  }

  async function sendValues(values: FormValues<Name>, element: HTMLFormElement) {
    const submittedFields = submitted(element, values);
    setOutcome(undefined);
    const { value: honeypot } = element.elements.namedItem(
      SPAM_SIGNAL_FIELDS.honeypot,
    ) as HTMLInputElement;
    const { problem, number } = await send({
      values,
      measures,
      honeypot,
      elapsed: performance.now(),
    });
    if (problem?.field) {
      const message = problemSentence(form, problem);
      methods.setError(problem.field, { type: problem.code, message });
    }
    if (problem) return fail([problem], submittedFields);
    methods.reset();
    draft.clear();
    onSent?.();
    const sent = { message: form.messages.success, submittedFields, measures, number };
    // A dialog closes and leaves the message to the page.
    if (onSuccess) onSuccess(sent);
    else setOutcome({ kind: "sent", ...sent });
    return notify("default", sent.message);
  }

  async function submit(element: HTMLFormElement) {
    const entered = () => submitted(element, methods.getValues());
    try {
      await methods.handleSubmit(
        (values) => sendValues(values as FormValues<Name>, element),
        async (invalid) => {
          const problems = Object.entries(invalid).flatMap(([name, error]): Problem<Name>[] => {
            const code = PROBLEM_CODES.find((known) => known === error?.type);
            return code ? [{ code, field: fieldNames(form).find((field) => field === name) }] : [];
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
    definition: form,
    submitting: isSubmitting,
    outcome,
    dismiss: () => {
      setOutcome(undefined);
      methods.setFocus(fieldNames(form)[0]!);
    },
    control: methods.control,
    register: (name: Name) =>
      methods.register(name, { onChange: () => errors[name] && methods.clearErrors(name) }),
    setValue: (name: Name, value: string) => setValue(name, value),
    getValue: (name: Name) => getValue(name) ?? "",
    /** Sets values that the visitor brings from another page, and keeps them as a draft. */
    prefill: (values: Partial<FormValues<Name>>) => {
      for (const [name, value] of Object.entries<string | undefined>(values))
        if (value !== undefined) setValue(name, value);
      draft.save(methods.getValues());
    },
    /** For the form's first focus: loads the code that an answer needs. */
    prepare: () => {
      loadSchema().catch(() => {});
      void prepareToasts();
    },
    onInput: () => {
      if (outcome?.kind === "sent") setOutcome(undefined);
      // The toast of a failure must not cover the field that the visitor corrects.
      if (outcome?.kind === "failed") void dismissToast(toastHost);
    },
    /** After the field's own handler, so that the values have the change. */
    onChange: () => draft.save(methods.getValues()),
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // What was typed between a reset and the render that registers the fields again.
      for (const name of fieldNames(form)) {
        const control = event.currentTarget.elements.namedItem(name) as Control | null;
        if (control && control.value !== getValue(name)) setValue(name, control.value);
      }
      // Enter submits without the blur that normalises the number.
      const phone = getValue("phone");
      if (phone) setValue("phone", normalizePhone(phone));
      if (isBusy.current) return;
      isBusy.current = true;
      void submit(event.currentTarget).finally(() => {
        isBusy.current = false;
      });
    },
    field: (name: Name) => {
      const { label, required, isMarkedRequired } = form.fields[name];
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

// For this tab, until it is sent. What was typed before React stays and joins the draft; what the
// browser restored by itself is older than the draft.
function useFormDraft<Name extends string>(
  form: Form<Name>,
  getValue: (field: Name) => string | undefined,
  setValue: (field: Name, value: string) => void,
) {
  const key = draftKey(form);
  useEffect(() => {
    const draft = parseDraft(withStorage((storage) => storage.getItem(key)));
    const isInUse = document.activeElement?.closest(`[data-draft="${key}"]`) != null;
    for (const field of fieldNames(form)) {
      const typed = isInUse && getValue(field);
      const value = draft[field];
      if (typed) draft[field] = typed;
      else if (typeof value === "string" && value) setValue(field, value);
    }
    if (isInUse && Object.values(draft).some(Boolean))
      withStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
  }, [form, key, getValue, setValue]);
  return {
    save: (values: Record<string, string>) =>
      withStorage((storage) => storage.setItem(key, JSON.stringify(values))),
    clear: () => withStorage((storage) => storage.removeItem(key)),
  };
}

function parseDraft(text: string | null | undefined): Record<string, unknown> {
  try {
    return { ...JSON.parse(text ?? "{}") };
  } catch {
    return {};
  }
}

/** Storage can be forbidden or full; the form works without it. */
export function withStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.sessionStorage);
  } catch {
    return undefined;
  }
}
