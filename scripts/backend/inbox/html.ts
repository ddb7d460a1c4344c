import { escapeHtml } from "@/supabase/functions/_shared/contract/text";

/** Markup that needs no escaping. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | readonly Html[];

const toMarkup = (value: Value): string => {
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.map((part) => part.markup).join("");
  return escapeHtml(String(value));
};

/** Template tag that escapes all values except Html. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toMarkup)));
}

/** Renders a complete page of the inbox. */
export function renderPage(title: string, body: Html): string {
  const document = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Caixa de entrada local</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header>
          <a href="/">Caixa de entrada local <span>PrimoZé</span></a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  return document.markup;
}
