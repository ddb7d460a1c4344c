"use client";

import { useEffect } from "react";
import { ErrorNotice } from "@/components/layout/error-notice";

export default function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error]);
  return <ErrorNotice error={error} />;
}
