"use client";

import { useEffect } from "react";
import { FailureNotice } from "@/components/layout/failure-notice";

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function PageError({ error, reset }: Props) {
  useEffect(() => console.error(error), [error]);
  return <FailureNotice error={error} retry={reset} />;
}
