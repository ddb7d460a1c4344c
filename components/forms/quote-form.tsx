"use client";

import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import { AfterSending } from "@/components/forms/after-sending";
import { contractResolver } from "@/components/forms/contract-resolver";
import { fieldId, SelectField, TextAreaField } from "@/components/forms/form-fields";
import { formId } from "@/components/forms/form-messages";
import { FormShell } from "@/components/forms/form-shell";
import { RequestSheet } from "@/components/forms/request-sheet";
import { SenderFields } from "@/components/forms/sender-fields";
import { replaceAddress, useAddressQuery } from "@/components/ui/address-query";
import { type SentForm, useSubmission } from "@/components/forms/use-submission";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import {
  MEASURES_MESSAGE,
  numberFrom,
  prefillFromAddress,
  symptomOf,
} from "@/lib/forms/quote-address";
import { QUOTE_ANCHOR } from "@/lib/paths";
import { type FormValues, optionLabel } from "@/supabase/functions/_shared/contract/form";
import { quote } from "@/supabase/functions/_shared/contract/quote";

type QuoteFormProps = {
  /** The id of its heading. */
  labelledBy: string;
  page: string;
  /** Whether it asks for the service and takes values from the address (§3.4). */
  withService?: boolean;
  courses?: readonly string[];
  toasterId?: string;
  onSuccess?: (sent: SentForm) => void;
};

export function QuoteForm(props: QuoteFormProps) {
  const { labelledBy, page, withService = false, courses = [], toasterId, onSuccess } = props;
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
      labelledBy={labelledBy}
      page={page}
      onSubmit={handleSubmit(send, refuse)}
      steps={<AfterSending />}
      sent={sent}
      onDismiss={dismiss}
      submitLabel="ENVIAR MENSAGEM"
      submittingLabel="ENVIANDO..."
    >
      {withService && <Brought hasService={Boolean(brought.serviceType)} />}
      <SenderFields contract={quote} register={register} />
      {withService && (
        <SelectField
          contract={quote}
          {...register("serviceType")}
          empty="Escolha um serviço"
          other={course}
        />
      )}
      <TextAreaField
        contract={quote}
        {...register("message")}
        hint="O que precisa ser feito, medidas, bairro e para quando."
      />
    </FormShell>
  );
}

const SERVICE_FIELD = fieldId(quote, "serviceType");
const CHANGE_SERVICE = `${SERVICE_FIELD}-trocar`;

/** What came along with the address, before the fields that it is in. */
function Brought({ hasService }: { hasService: boolean }) {
  const [value, message] = useWatch<FormValues>({ name: ["serviceType", "message"] });
  const service = hasService && value && optionLabel(quote.fields.serviceType, value);
  const hasMeasures = message?.startsWith(MEASURES_MESSAGE);
  const symptom = symptomOf(message ?? "");
  if (!service && !hasMeasures && !symptom) return null;
  return (
    <Notice tone="hint" className="sm:col-span-2">
      <p>
        {symptom && <strong className="wrap-anywhere">{symptom}</strong>}
        {symptom && service && <span aria-hidden="true">&nbsp;· </span>}
        {service && (
          <>
            <strong>{service}</strong>
            <span aria-hidden="true">&nbsp;· </span>
            <TextLink
              id={CHANGE_SERVICE}
              href={`#${SERVICE_FIELD}`}
              aria-label={`${service}: trocar`}
            >
              trocar
            </TextLink>
          </>
        )}
      </p>
      {hasMeasures && <p>As medidas da calculadora vieram junto. Estão na mensagem.</p>}
    </Notice>
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
    // After a message was sent the form is folded.
    document.querySelector<HTMLDetailsElement>(`#${formId(quote)}`)!.open = true;
    flushSync(() => {
      replaceAddress(link.href);
      choose(prefillFromAddress(link.search, []).serviceType);
    });
    document.getElementById(QUOTE_ANCHOR)?.scrollIntoView();
    document.getElementById(CHANGE_SERVICE)?.focus({ preventScroll: true });
  }
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

/** The sheet after a post without React. The number of the request is in the address. */
export function PostedSheet() {
  const number = numberFrom(useAddressQuery());
  return number && <RequestSheet number={number} />;
}
