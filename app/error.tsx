"use client";

import { useEffect } from "react";
import { ErrorNotice } from "@/components/layout/error-notice";

type Props = { error: Error & { digest?: string } };

export default function PageError({ error }: Props) {
  useEffect(() => console.error(error), [error]);
  return <ErrorNotice error={error} />;
}
