"use client";

import { quoteForm, SERVICE_OPTIONS } from "@/lib/forms/quote";
import { COURSE_PARAMETER, courseService, withCourse } from "@/lib/forms/course-subject";
import { MEASURES_PARAMETER, withMeasures } from "@/lib/forms/measures";
import { NUMBER_PARAMETER } from "@/lib/forms/sent-request";
import { FIELD_MAX } from "@/lib/limits";
import { CourseField } from "@/components/forms/course-field";
import { SelectField, TextAreaField } from "@/components/forms/form-fields";
import type { SentForm } from "@/components/forms/form-outcome";
import { FormShell } from "@/components/forms/form-shell";
import { SenderFields } from "@/components/forms/sender-fields";
import { SentSheet } from "@/components/forms/sent-sheet";
import { useCourseSubject } from "@/components/forms/use-course-subject";
import { useFormSubmit } from "@/components/forms/use-form-submit";
import { useMeasures } from "@/components/forms/use-measures";

type QuoteFormProps = {
  /** Path of the form's page. */
  page: string;
  /** Whether to ask for the service (§7: services and contact forms). */
  withService?: boolean;
  /** Names of the courses that one can enrol in. */
  courses?: readonly string[];
  toastHost?: string;
  onSuccess?: (sent: SentForm) => void;
};

const MESSAGE_HINT =
  "Conte o que precisa ser feito, onde e para quando. " + `Até ${FIELD_MAX.message} caracteres.`;

/** The only quote form of the site (§3.4, §5.1, §8.1). */
export function QuoteForm(props: QuoteFormProps) {
  const { page, withService = false, courses = [], ...outcome } = props;
  const form = useFormSubmit(quoteForm, outcome);
  const enrolment = useCourseSubject((request) =>
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
      <SenderFields form={form} phoneRequired />
      {withService && !enrolment && (
        <SelectField
          form={form}
          name="serviceType"
          label="Serviço"
          optional
          wide
          empty="Escolha um serviço"
          options={SERVICE_OPTIONS}
        />
      )}
      <TextAreaField
        form={form}
        name="message"
        label="Mensagem"
        hint={MESSAGE_HINT}
        wide
        required
        limit={FIELD_MAX.message}
      />
    </FormShell>
  );
}
