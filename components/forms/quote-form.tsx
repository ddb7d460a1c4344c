"use client";

import { useEffect, useEffectEvent } from "react";
import {
  COURSE_PARAMETER,
  courseHeading,
  courseOfService,
  courseRequest,
  courseRequestPath,
  courseService,
  NUMBER_PARAMETER,
  numberFrom,
  SERVICE_PARAMETER,
  serviceFrom,
  withCourse,
  type CourseRequest,
} from "@/lib/forms/quote-address";
import { SelectField, TextAreaField } from "@/components/forms/form-fields";
import { SenderFields } from "@/components/forms/sender-fields";
import { FormShell } from "@/components/forms/form-shell";
import { replaceAddress, useAddressQuery } from "@/components/forms/use-address";
import { useCalculation, useMeasures } from "@/components/forms/use-measures";
import { CALCULATOR_PARAMETER } from "@/lib/paths";
import type { Measures } from "@/supabase/functions/_shared/contract/measures";
import { SentSheet } from "@/components/forms/request-sheet";
import { useForm, type FormControl, type SentForm } from "@/components/forms/use-form";
import { quote } from "@/supabase/functions/_shared/contract/quote";

type QuoteFormProps = {
  page: string;
  withService?: boolean;
  courses?: readonly string[];
  toastHost?: string;
  onSuccess?: (sent: SentForm) => void;
};

const MESSAGE_HINT =
  "Conte o que precisa ser feito, onde e para quando. " +
  `Até ${quote.fields.message.max} caracteres. ` +
  "Fotos? Depois do envio, pelo WhatsApp, com o número do pedido.";

export function QuoteForm(props: QuoteFormProps) {
  const { page, withService = false, courses = [], ...outcome } = props;
  const [measures, keepMeasures] = useMeasures();
  const remove = () => keepMeasures([]);
  const form = useForm(quote, { ...outcome, measures, onSent: remove });
  useCalculation(({ service, measures }) => {
    keepMeasures(measures);
    const message = form.getValue("message") || "Quero um orçamento com estas medidas.";
    form.prefill({ serviceType: service, message });
  });
  const enrolment = useCourseSubject(courses, (request) =>
    form.prefill({
      serviceType: courseService(request.course),
      message: withCourse(form.getValue("message"), request),
    }),
  );
  useAskedService((serviceType) => form.prefill({ serviceType }));

  return (
    <FormShell
      form={form}
      page={page}
      query={`${COURSE_PARAMETER} ${SERVICE_PARAMETER} ${CALCULATOR_PARAMETER} ${NUMBER_PARAMETER}`}
      renderSent={(sent) => <SentSheet {...sent} />}
      submitLabel="ENVIAR MENSAGEM"
      submittingLabel="ENVIANDO..."
    >
      {enrolment && <CourseField form={form} request={enrolment} courses={courses} />}
      <SenderFields form={form} />
      {withService && !enrolment && (
        <SelectField form={form} name="serviceType" empty="Escolha um serviço" />
      )}
      {measures.length > 0 && <BroughtMeasures measures={measures} onRemove={remove} />}
      <TextAreaField form={form} name="message" hint={MESSAGE_HINT} />
    </FormShell>
  );
}

type BroughtMeasuresProps = { measures: Measures; onRemove: () => void };

const BroughtMeasures = ({ measures, onRemove }: BroughtMeasuresProps) => (
  <div role="group" aria-label="Medidas" className="border-2 border-grafite p-4 sm:col-span-2">
    <p className="font-bold">Estas medidas vão com o pedido</p>
    <ul className="mt-1 list-[square] pl-5 text-sm">
      {measures.map(({ label, value }) => (
        <li key={label + value} className="wrap-anywhere">
          {label}: {value}
        </li>
      ))}
    </ul>
    <button
      type="button"
      onClick={onRemove}
      className="mt-1 min-h-11 font-semibold underline underline-offset-4"
    >
      Tirar as medidas
    </button>
  </div>
);

type CourseFieldProps = {
  form: FormControl<keyof typeof quote.fields>;
  request: CourseRequest;
  courses: readonly string[];
};

/** The course of an enrolment, in the place of the service. Another choice changes the address. */
const CourseField = ({ form, request, courses }: CourseFieldProps) => (
  <SelectField
    form={form}
    name="serviceType"
    label="Curso"
    empty="Escolha um curso"
    options={courses.map((name) => ({ value: courseService(name), label: name }))}
    onInput={(event) => {
      const chosen = courseOfService(event.currentTarget.value);
      if (chosen) replaceAddress(courseRequestPath(chosen, request.interest));
    }}
  />
);

/** The course that the address names, if any; calls `write` with it at first and at each change. */
function useCourseSubject(courses: readonly string[], write: (request: CourseRequest) => void) {
  const search = useAddressQuery();
  const onAddress = useEffectEvent((query: string) => {
    const request = courseRequest(query, courses);
    if (request) write(request);
  });
  useEffect(() => onAddress(search), [search]);
  return courseRequest(search, courses);
}

/** The service that the address names, for example that of an article's call. */
function useAskedService(write: (service: string) => void) {
  const onService = useEffectEvent(write);
  useEffect(() => {
    const service = serviceFrom(window.location.search);
    if (service) onService(service);
  }, []);
}

export function QuoteTitle({ title, courses }: { title: string; courses: readonly string[] }) {
  const request = courseRequest(useAddressQuery(), courses);
  return <span>{request ? courseHeading(request) : title}</span>;
}

/** The sheet after a plain post, whose number is in the address (docs/decisions/0004). */
export function PostedSheet() {
  const number = numberFrom(useAddressQuery());
  return number && <SentSheet key={number} number={number} submittedFields={[]} measures={[]} />;
}
