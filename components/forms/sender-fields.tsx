"use client";

import { TextField } from "@/components/forms/form-fields";
import type { FormControl } from "@/components/forms/use-form";
import { useHydrated } from "@/components/ui/hooks";
import { emailSuggestion } from "@/lib/forms/email-suggestion";
import { PHONE_FORMAT } from "@/supabase/functions/_shared/contract/form";
import {
  formatPhone,
  normalizeEmail,
  normalizePhone,
} from "@/supabase/functions/_shared/contract/text";
import { useState } from "react";

type SenderField = "name" | "email" | "phone";

/** Name, e-mail and telephone of whoever sends a form. */
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
