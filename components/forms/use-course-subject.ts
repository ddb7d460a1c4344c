"use client";

import { useEffect, useEffectEvent } from "react";
import { courseMessage } from "@/lib/forms/course-subject";

/** Calls `write` once with the message for the course that the address names, if any (§2.7). */
export function useCourseSubject(write: (message: string) => void) {
  const onMessage = useEffectEvent(write);
  useEffect(() => {
    const message = courseMessage(window.location.search);
    if (message) onMessage(message);
  }, []);
}
