"use client";

import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { contractResolver } from "@/components/forms/contract-resolver";
import { fieldId, SelectField, TextAreaField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
import { RequestSheet } from "@/components/forms/request-sheet";
import { SenderFields } from "@/components/forms/sender-fields";
import { replaceAddress, useAddressQuery } from "@/components/ui/address-query";
import { type SentForm, useSubmission } from "@/components/forms/use-submission";
import { prefillFromAddress, numberFrom } from "@/lib/forms/quote-address";
import { QUOTE_ANCHOR } from "@/lib/paths";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import { quote } from "@/supabase/functions/_shared/contract/quote";

type QuoteFormProps = {
  page: string;
  /** Whether it asks for the service and takes values from the address (§3.4). */
  withService?: boolean;
  courses?: readonly string[];
  toasterId?: string;
  onSuccess?: (sent: SentForm) => void;
};

export function QuoteForm(props: QuoteFormProps) {
  const { page, withService = false, courses = [], toasterId, onSuccess } = props;
  const form = useForm<FormValues>({
    resolver: contractResolver(quote),
    shouldFocusError: false,
  });
  const { register, handleSubmit, getValues, setValue } = form;
  const { send, refuse, sent, dismiss } = useSubmission(quote, form, { toasterId, onSuccess });
  const search = useAddressQuery();
  const { course, ...brought } = prefillFromAddress(withService ? search : "", courses);
  // What was typed stays, also what was typed before React.
  const fillEmptyFields = useEffectEvent(() => {
    for (const [name, value] of Object.entries(brought)) {
      if (value && !getValues(name)) setValue(name, value);
    }
  });
  useEffect(() => fillEmptyFields(), [search]);
  const chooseService = useEffectEvent((service: string) => setValue("serviceType", service));
  useEffect(
    () => (withService ? onServicePress(page, chooseService) : undefined),
    [page, withService],
  );

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
      <TextAreaField contract={quote} {...register("message")} hint="O quê, onde e para quando." />
    </FormShell>
  );
}

/**
 * A link from a service of the page to the form chooses this service in the form: to load the page
 * again would lose what was typed. @returns a function that removes the listener
 */
function onServicePress(page: string, choose: (service: string) => void) {
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      `a[href^="${page}?servico="]`,
    );
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    replaceAddress(link.href);
    choose(prefillFromAddress(link.search, []).serviceType);
    document.getElementById(QUOTE_ANCHOR)?.scrollIntoView();
    document.getElementById(fieldId(quote, "serviceType"))?.focus({ preventScroll: true });
  }
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

/** The sheet after a post without React. The number of the request is in the address. */
export function PostedSheet() {
  const number = numberFrom(useAddressQuery());
  return number && <RequestSheet number={number} />;
}
