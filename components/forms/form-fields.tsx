"use client";

import { type ComponentProps, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { FormControl } from "@/components/forms/use-form";
import { fieldText } from "@/supabase/functions/_shared/contract/text";
import { CharacterCount } from "@/components/forms/character-count";

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

/** A component of its own, so that a key press renders only the counter. */
function Counter<Name extends string>(
  props: Pick<FieldProps<Name>, "form" | "name"> & { limit: number },
) {
  const value = useWatch({ control: props.form.control, name: props.name });
  return <CharacterCount length={fieldText(value ?? "").length} limit={props.limit} />;
}
