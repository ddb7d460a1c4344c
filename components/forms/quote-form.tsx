"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import {
  COURSE_PARAMETER,
  courseHeading,
  courseOfService,
  courseRequest,
  courseRequestPath,
  courseService,
  MEASURES_PARAMETER,
  measuresFrom,
  NUMBER_PARAMETER,
  numberFrom,
  withCourse,
  withMeasures,
  type CourseRequest,
} from "@/lib/forms/quote-address";
import { SelectField, SenderFields, TextAreaField } from "@/components/forms/form-fields";
import { FormShell } from "@/components/forms/form-shell";
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
  const form = useForm(quote, outcome);
  const enrolment = useCourseSubject(courses, (request) =>
    form.prefill({
      serviceType: courseService(request.course),
      message: withCourse(form.getValue("message"), request),
    }),
  );
  useMeasures(({ service, text }) =>
    form.prefill({ serviceType: service, message: withMeasures(form.getValue("message"), text) }),
  );

  return (
    <FormShell
      form={form}
      page={page}
      query={`${COURSE_PARAMETER} ${MEASURES_PARAMETER} ${NUMBER_PARAMETER}`}
      renderSent={(sent) => <SentSheet {...sent} />}
      submitLabel="ENVIAR MENSAGEM"
      submittingLabel="ENVIANDO..."
    >
      {enrolment && <CourseField form={form} request={enrolment} courses={courses} />}
      <SenderFields form={form} />
      {withService && !enrolment && (
        <SelectField form={form} name="serviceType" empty="Escolha um serviço" />
      )}
      <TextAreaField form={form} name="message" hint={MESSAGE_HINT} />
    </FormShell>
  );
}

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

/** They are a draft then: a reload must not undo what the visitor changed. */
function useMeasures(write: (measures: NonNullable<ReturnType<typeof measuresFrom>>) => void) {
  const onMeasures = useEffectEvent(write);
  useEffect(() => {
    const measures = measuresFrom(window.location.search);
    if (!measures) return;
    onMeasures(measures);
    const { pathname, hash } = window.location;
    replaceAddress(pathname + hash);
  }, []);
}

export function QuoteTitle({ title, courses }: { title: string; courses: readonly string[] }) {
  const request = courseRequest(useAddressQuery(), courses);
  return request ? courseHeading(request) : title;
}

/** The sheet after a plain post, whose number is in the address (docs/decisions/0004). */
export function PostedSheet() {
  const number = numberFrom(useAddressQuery());
  return number && <SentSheet key={number} number={number} submittedFields={[]} />;
}

const CHANGE = "addressquery";

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGE, onChange);
  return () => window.removeEventListener(CHANGE, onChange);
}

const useAddressQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );

function replaceAddress(path: string) {
  window.history.replaceState(window.history.state, "", path);
  window.dispatchEvent(new Event(CHANGE));
}
