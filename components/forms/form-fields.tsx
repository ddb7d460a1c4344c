"use client";

import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { CharacterCount } from "@/components/forms/character-count";
import type { FormControl } from "@/components/forms/use-form-submit";

type FieldProps<Name extends string> = {
  form: FormControl<Name>;
  name: Name;
  label: string;
  optional?: boolean;
  hint?: string;
  /** Spans both columns of the form. */
  wide?: boolean;
};

type Own = "form" | "name" | "id" | "className";
type InputProps<Name extends string> = FieldProps<Name> & Omit<ComponentProps<"input">, Own>;
type TextAreaProps<Name extends string> = FieldProps<Name> &
  Omit<ComponentProps<"textarea">, Own> & {
    /** Maximum length in characters. More can be typed; the counter then says how much more. */
    limit?: number;
  };
type SelectProps<Name extends string> = FieldProps<Name> &
  Omit<ComponentProps<"select">, Own> & {
    /** Label of the first option, which has no value. */
    empty: string;
    options: readonly { value: string; label: string }[];
  };

const wideClass = (wide = false) => (wide ? "sm:col-span-2" : undefined);

/** A text input with label, hint and error. */
export function TextField<Name extends string>(props: InputProps<Name>) {
  const { form, name, label, optional, hint, wide, ...input } = props;
  return (
    <div className={wideClass(wide)}>
      <Field label={label} optional={optional} hint={hint} {...form.field(name)}>
        {(control) => <input type="text" {...control} {...form.register(name)} {...input} />}
      </Field>
    </div>
  );
}

/** A textarea with label, hint and error; near its limit it counts the remaining characters. */
export function TextAreaField<Name extends string>(props: TextAreaProps<Name>) {
  const { form, name, label, optional, hint, wide, limit, ...textarea } = props;
  return (
    <div className={wideClass(wide)}>
      <Field label={label} optional={optional} hint={hint} {...form.field(name)}>
        {(control) => <textarea rows={6} {...control} {...form.register(name)} {...textarea} />}
      </Field>
      {limit && <Counter form={form} name={name} limit={limit} />}
    </div>
  );
}

/** A component of its own, so that a key press renders only the counter. */
function Counter<Name extends string>(
  props: Pick<FieldProps<Name>, "form" | "name"> & { limit: number },
) {
  const value = useWatch({ control: props.form.control, name: props.name });
  return <CharacterCount length={(value ?? "").trim().length} limit={props.limit} />;
}

/** A select with label, hint and error. */
export function SelectField<Name extends string>(props: SelectProps<Name>) {
  const { form, name, label, optional, hint, wide, empty, options, ...select } = props;
  return (
    <div className={wideClass(wide)}>
      <Field label={label} optional={optional} hint={hint} {...form.field(name)}>
        {(control) => (
          <select {...control} {...form.register(name)} {...select}>
            <option value="">{empty}</option>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
