"use client";

import { useState, type ComponentProps, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useHydrated, useSettled } from "@/components/ui/hooks";
import type { FormControl } from "@/components/forms/use-form";
import { emailSuggestion } from "@/lib/forms/email-suggestion";
import { PHONE_FORMAT } from "@/supabase/functions/_shared/contract/form";
import {
  fieldText,
  formatPhone,
  normalizeEmail,
  normalizePhone,
} from "@/supabase/functions/_shared/contract/text";

type FieldProps<Name extends string> = { form: FormControl<Name>; name: Name; hint?: ReactNode };
type Own = "form" | "name" | "id" | "className" | "required";

type Control<Name extends string> = Parameters<ComponentProps<typeof Field>["children"]>[0] &
  ReturnType<FormControl<Name>["register"]> & { required: boolean };

type FrameProps<Name extends string> = FieldProps<Name> & {
  /** In the place of the contract's. */
  label?: string;
  /** Over both columns of the form. */
  wide?: boolean;
  below?: ReactNode;
  children: (control: Control<Name>) => ReactNode;
};

function Framed<Name extends string>(props: FrameProps<Name>) {
  const { form, name, label, hint, wide = true, below, children } = props;
  const field = form.field(name);
  return (
    <div className={wide ? "sm:col-span-2" : undefined}>
      <Field {...field} {...(label && { label, optional: false })} hint={hint}>
        {(control) => children({ ...control, ...form.register(name), required: !field.optional })}
      </Field>
      {below}
    </div>
  );
}

export function TextField<Name extends string>(
  props: FieldProps<Name> & { wide?: boolean } & Omit<ComponentProps<"input">, Own>,
) {
  const { form, name, hint, wide = false, ...input } = props;
  return (
    <Framed {...{ form, name, hint, wide }}>
      {(control) => <input type="text" {...control} {...input} />}
    </Framed>
  );
}

/** Near the contract's limit it counts what remains, beyond it how much is too much. */
export function TextAreaField<Name extends string>(
  props: FieldProps<Name> & Omit<ComponentProps<"textarea">, Own>,
) {
  const { form, name, hint, ...textarea } = props;
  const limit = form.contract.fields[name].max;
  const below = limit && <Counter form={form} name={name} limit={limit} />;
  return (
    <Framed {...{ form, name, hint, below }}>
      {(control) => <textarea rows={6} {...control} {...textarea} />}
    </Framed>
  );
}

type SelectFieldProps<Name extends string> = FieldProps<Name> &
  Omit<ComponentProps<"select">, Own> & {
    label?: string;
    empty: string;
    /** In the place of the contract's. */
    options?: readonly { value: string; label: string }[];
  };

export function SelectField<Name extends string>(props: SelectFieldProps<Name>) {
  const { form, name, label, empty, options, ...select } = props;
  const offered = options ?? form.contract.fields[name].options ?? [];
  return (
    <Framed {...{ form, name, label }}>
      {(control) => (
        <select {...control} {...select}>
          <option value="">{empty}</option>
          {offered.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Framed>
  );
}

type SenderField = "name" | "email" | "phone";

export function SenderFields<Name extends string>(props: {
  form: FormControl<Name | SenderField>;
}) {
  const { form } = props;
  // The markup may ask for it (§5.1) although the rules, which apply once React is there, do not.
  const { format, isMarkedRequired } = form.contract.fields.phone;
  const mayStayBlank = useHydrated() && isMarkedRequired;
  const phoneHints = [
    `Com DDD: ${PHONE_FORMAT}.`,
    // §5's rule takes one number.
    format && "Ramal ou segundo número: no texto abaixo.",
    mayStayBlank && "Pode ficar em branco.",
  ];
  return (
    <>
      <TextField
        form={form}
        name="name"
        wide
        autoComplete="name"
        spellCheck={false}
        enterKeyHint="next"
      />
      <EmailField form={form} />
      <TextField
        form={form}
        name="phone"
        hint={phoneHints.filter(Boolean).join(" ")}
        // Not type="tel": HTML allows "tel-national" (without +55) for text fields only.
        autoComplete="tel-national"
        inputMode="tel"
        enterKeyHint="next"
        onPaste={(event) => {
          // A paste over the whole field is formatted; the browser handles any other paste.
          const field = event.currentTarget;
          const all = field.selectionStart === 0 && field.selectionEnd === field.value.length;
          if (!all) return;
          event.preventDefault();
          form.setValue("phone", formatPhone(event.clipboardData.getData("text").trim()));
        }}
        onBlur={(event) => {
          const phone = normalizePhone(event.currentTarget.value);
          if (phone !== event.currentTarget.value) form.setValue("phone", phone);
        }}
      />
    </>
  );
}

/** The e-mail. One that looks mistyped is asked about, and can be sent all the same. */
function EmailField<Name extends string>({ form }: { form: FormControl<Name | "email"> }) {
  const [meant, setMeant] = useState<string>();
  const question = meant && (
    <button
      type="button"
      className="min-h-11 text-left text-grafite underline underline-offset-4"
      onClick={() => {
        form.setValue("email", meant);
        setMeant(undefined);
      }}
    >
      Você quis dizer <strong className="wrap-anywhere">{meant}</strong>?
    </button>
  );
  return (
    <TextField
      form={form}
      name="email"
      hint={question || "É por aqui que respondemos."}
      type="email"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      enterKeyHint="next"
      onBlur={(event) => {
        const address = normalizeEmail(event.currentTarget.value);
        if (address !== event.currentTarget.value) form.setValue("email", address);
        setMeant(emailSuggestion(address));
      }}
    />
  );
}

/** A component of its own, so that a key press renders only the counter. */
function Counter<Name extends string>(
  props: Pick<FieldProps<Name>, "form" | "name"> & { limit: number },
) {
  const value = useWatch({ control: props.form.control, name: props.name });
  return <CharacterCount length={fieldText(value ?? "").length} limit={props.limit} />;
}

/** The counter is shown from this part of the limit. */
const SHOWN_FROM = 0.8;

/** Pause in typing before a screen reader announces the count, in milliseconds. */
const ANNOUNCE_AFTER_MS = 1000;

function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const text = length < limit * SHOWN_FROM ? "" : left < 0 ? tooMany(-left) : remaining(left);
  const announced = useSettled(text, ANNOUNCE_AFTER_MS);
  return (
    <>
      <p
        aria-hidden="true"
        className={`mt-1 text-sm ${left < 0 ? "font-semibold text-esgotado" : ""}`}
      >
        {text}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

const characters = (count: number) => `${count} ${count === 1 ? "caractere" : "caracteres"}`;
const remaining = (count: number) => `${count === 1 ? "Resta" : "Restam"} ${characters(count)}.`;
const tooMany = (count: number) => `${characters(count)} além do limite.`;
