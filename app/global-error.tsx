"use client";

import { FailureNotice } from "@/components/layout/failure-notice";
import "./globals.css";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Stands in for the whole document when the root layout itself breaks. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang="pt-BR">
      <body>
        <title>Erro · PrimoZé</title>
        <main>
          <FailureNotice error={error} retry={reset} />
        </main>
      </body>
    </html>
  );
}
