"use client";

import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { contractResolver } from "@/components/forms/contract-resolver";
import { SelectField, TextAreaField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { RequestSheet } from "@/components/forms/request-sheet";
import { SenderFields } from "@/components/forms/sender-fields";
import { useAddressQuery } from "@/components/ui/address-query";
import { type SentForm, useSubmission } from "@/components/forms/use-submission";
import { broughtByAddress, numberFrom } from "@/lib/forms/quote-address";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import { quote } from "@/supabase/functions/_shared/contract/quote";

type QuoteFormProps = {
  page: string;
  /** The services and contact pages: with the service, and with what the address brings (§3.4). */
  withService?: boolean;
  courses?: readonly string[];
  toasterId?: string;
  onSuccess?: (sent: SentForm) => void;
};

const MESSAGE_HINT =
  "Conte o que precisa ser feito, onde e para quando. " +
  `Até ${quote.fields.message.max} caracteres. ` +
  "Fotos? Depois do envio, pelo WhatsApp, com o número do pedido.";

export function QuoteForm(props: QuoteFormProps) {
  const { page, withService = false, courses = [], toasterId, onSuccess } = props;
  const form = useForm<FormValues>({
    resolver: contractResolver(quote),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { register, handleSubmit, getValues, setValue } = form;
  const { send, refuse, sent, dismiss } = useSubmission(quote, form, { toasterId, onSuccess });
  const search = useAddressQuery();
  const { course, ...brought } = broughtByAddress(withService ? search : "", courses);
  // Only fields that are still empty: what was typed, also before React, stays.
  const fillEmptyFields = useEffectEvent(() => {
    for (const [name, value] of Object.entries(brought)) {
      if (value && !getValues(name)) setValue(name, value);
    }
  });
  useEffect(() => fillEmptyFields(), [search]);

  return (
    <FormShell
      contract={quote}
      form={form}
      page={page}
      onSubmit={handleSubmit(send, refuse)}
      sent={sent}
      onDismiss={dismiss}
      submitLabel="ENVIAR MENSAGEM"
      submittingLabel="ENVIANDO..."
    >
      <SenderFields contract={quote} register={register} />
      {withService && (
        <SelectField
          contract={quote}
          {...register("serviceType")}
          empty="Escolha um serviço"
          other={course}
        />
      )}
      <TextAreaField contract={quote} {...register("message")} hint={MESSAGE_HINT} />
    </FormShell>
  );
}

/** The sheet after a post without React, whose number is in the address (docs/decisions/0004). */
export function PostedSheet() {
  const number = numberFrom(useAddressQuery());
  return number && <RequestSheet number={number} />;
}
