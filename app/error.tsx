"use client";

import { useEffect } from "react";
import { ErrorNotice } from "@/components/layout/error-notice";

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function PageError({ error, reset }: Props) {
  useEffect(() => console.error(error), [error]);
  return <ErrorNotice error={error} retry={reset} />;
}
