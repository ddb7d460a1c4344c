"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { type ControlProps, Field } from "@/components/ui/field";
import { CharacterCount } from "@/components/forms/character-count";
import type { Form, FormValues } from "@/supabase/functions/_shared/contract/form";

/** The contract of the form, and what `register` gives for one of its fields. */
type FieldProps<Name extends string> = {
  contract: Pick<Form<Name>, "name" | "fields">;
  name: NoInfer<Name>;
  hint?: ReactNode;
};

type Own = "name" | "id" | "className" | "required";

export const fieldId = ({ name }: Pick<Form, "name">, field: string) => `${name}-${field}`;

type FormFieldProps<Name extends string> = FieldProps<Name> & {
  /** Whether it has one of the two columns of the form. */
  half?: boolean;
  below?: ReactNode;
  children: (control: ControlProps & { name: string; required: boolean }) => ReactNode;
};

function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { contract, name, hint, half, below, children } = props;
  const { errors } = useFormContext<FormValues>().formState;
  const { label, required, isMarkedRequired } = contract.fields[name];
  const isRequired = Boolean(required ?? isMarkedRequired);
  return (
    <div className={half ? "self-end" : "sm:col-span-2"}>
      <Field
        id={fieldId(contract, name)}
        label={label}
        optional={!isRequired}
        hint={hint}
        error={errors[name]?.message}
      >
        {(control) => children({ ...control, name, required: isRequired })}
      </Field>
      {below}
    </div>
  );
}

export function TextField<Name extends string>(
  props: FieldProps<Name> & { half?: boolean } & Omit<ComponentProps<"input">, Own>,
) {
  const { contract, name, hint, half, ...input } = props;
  return (
    <FormField {...{ contract, name, hint, half }}>
      {(control) => <input type="text" {...control} {...input} />}
    </FormField>
  );
}

/** Near the contract's limit a counter appears. */
export function TextAreaField<Name extends string>(
  props: FieldProps<Name> & Omit<ComponentProps<"textarea">, Own>,
) {
  const { contract, name, hint, ...textarea } = props;
  const limit = contract.fields[name].max;
  const below = limit && <CharacterCount name={name} limit={limit} />;
  return (
    <FormField {...{ contract, name, hint, below }}>
      {(control) => <textarea rows={4} {...control} {...textarea} />}
    </FormField>
  );
}

type SelectFieldProps<Name extends string> = FieldProps<Name> &
  Omit<ComponentProps<"select">, Own> & {
    empty: string;
    /** A choice that is not among the contract's options. */
    other?: string;
  };

export function SelectField<Name extends string>(props: SelectFieldProps<Name>) {
  const { contract, name, hint, empty, other, ...select } = props;
  const { options = [] } = contract.fields[name];
  return (
    <FormField {...{ contract, name, hint }}>
      {(control) => (
        <select {...control} {...select}>
          <option value="">{empty}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {other && <option>{other}</option>}
        </select>
      )}
    </FormField>
  );
}
