import { escapeHtml } from "@/supabase/functions/_shared/text";

/** Markup that is safe to put into a page as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | readonly Html[];

const markupOf = (value: Value): string => {
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.map((part) => part.markup).join("");
  return escapeHtml(String(value));
};

/** Template tag that escapes every value but Html. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(markupOf)));
}

/** A whole page of the inbox. */
export function page(title: string, body: Html): string {
  const whole = html`<!doctype html>
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
  return whole.markup;
}
