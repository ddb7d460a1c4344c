"use client";

import { courseHeading, courseRequest } from "@/lib/forms/course-subject";
import { useAddressQuery } from "@/components/forms/address-query";

/** The heading of the quote form: of the enrolment when the address names a course (§2.7). */
export function QuoteTitle({ title }: { title: string }) {
  const request = courseRequest(useAddressQuery());
  return request ? courseHeading(request) : title;
}
