"use client";

import { useEffect, useEffectEvent } from "react";
import { courseMessage } from "@/lib/forms/course-subject";

/** Calls `write` once with the message that the address asks for, when a course's button led here (specification §2). */
export function useCourseSubject(write: (message: string) => void) {
  const onMessage = useEffectEvent(write);
  useEffect(() => {
    const message = courseMessage(window.location.search);
    if (message) onMessage(message);
  }, []);
}
