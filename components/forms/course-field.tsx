"use client";

import {
  courseOfService,
  courseRequestPath,
  courseService,
  type CourseRequest,
} from "@/lib/forms/course-subject";
import type { QuoteField } from "@/lib/forms/quote";
import { replaceAddress } from "@/components/forms/address-query";
import { SelectField } from "@/components/forms/form-fields";
import type { FormControl } from "@/components/forms/use-form-submit";

type CourseFieldProps = {
  form: FormControl<QuoteField>;
  request: CourseRequest;
  courses: readonly string[];
};

/** The course of an enrolment, in the place of the service. Another choice changes the address. */
export function CourseField({ form, request, courses }: CourseFieldProps) {
  const { course, interest } = request;
  const names = courses.includes(course) ? courses : [course, ...courses];
  return (
    <SelectField
      form={form}
      name="serviceType"
      label="Curso"
      wide
      empty="Escolha um curso"
      options={names.map((name) => ({ value: courseService(name), label: name }))}
      onInput={(event) => {
        const chosen = courseOfService(event.currentTarget.value);
        if (chosen) replaceAddress(courseRequestPath(chosen, interest));
      }}
    />
  );
}
