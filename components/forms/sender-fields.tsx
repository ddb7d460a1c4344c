"use client";

import type { ComponentProps } from "react";
import { TextField } from "./form-fields";
import type { FormControl } from "./use-form-submit";

type SenderField = "name" | "email" | "phone";

type SenderFieldsProps<Field extends string> = {
  form: FormControl<Field | SenderField>;
  phone: Pick<ComponentProps<"input">, "required" | "placeholder">;
};

/** Name, e-mail and phone: who sends a form. */
export function SenderFields<Field extends string>({ form, phone }: SenderFieldsProps<Field>) {
  return (
    <>
      <TextField form={form} name="name" label="Nome" wide required autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label="E-mail"
        required
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        form={form}
        name="phone"
        label="Telefone"
        optional={!phone.required}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        {...phone}
      />
    </>
  );
}
