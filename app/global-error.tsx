"use client";

import { ErrorNotice } from "@/app/error";
import "./globals.css";

export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
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
