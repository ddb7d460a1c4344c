"use client";

import { useEffect, useEffectEvent } from "react";
import { courseRequest, type CourseRequest } from "@/lib/forms/course-subject";
import { useAddressQuery } from "@/components/forms/address-query";

/**
 * The course that the address names, if any (§2.7). Calls `write` with it on arrival, and when the
 * course in the address changes.
 */
export function useCourseSubject(write: (request: CourseRequest) => void) {
  const search = useAddressQuery();
  const onRequest = useEffectEvent(write);
  useEffect(() => {
    const request = courseRequest(search);
    if (request) onRequest(request);
  }, [search]);
  return courseRequest(search);
}
