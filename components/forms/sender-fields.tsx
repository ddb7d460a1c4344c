"use client";

import { PHONE_FORMAT } from "@/lib/forms/messages";
import { normalizePhone, formatPhone } from "@/supabase/functions/_shared/contract/text";
import { TextField } from "@/components/forms/form-fields";
import type { FormControl } from "@/components/forms/use-form-submit";

type SenderField = "name" | "email" | "phone";

type SenderFieldsProps<Field extends string> = {
  form: FormControl<Field | SenderField>;
  phoneRequired?: boolean;
};

/** Name, e-mail and phone of the visitor. */
export function SenderFields<Field extends string>(props: SenderFieldsProps<Field>) {
  const { form, phoneRequired = false } = props;
  return (
    <>
      <TextField
        form={form}
        name="name"
        label="Nome"
        wide
        required
        autoComplete="name"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        form={form}
        name="email"
        label="E-mail"
        hint="É por aqui que respondemos."
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        form={form}
        name="phone"
        label="Telefone"
        hint={`Com DDD: ${PHONE_FORMAT}.`}
        optional={!phoneRequired}
        required={phoneRequired}
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
