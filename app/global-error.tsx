"use client";

import { ErrorNotice } from "@/components/layout/error-notice";
import "./globals.css";

type Props = { error: Error & { digest?: string } };

/** Replaces the whole document when the root layout fails. */
export default function GlobalError({ error }: Props) {
  return (
    <html lang="pt-BR">
      <body>
        <title>Erro · PrimoZé</title>
        <main>
          <ErrorNotice error={error} />
        </main>
      </body>
    </html>
  );
}
