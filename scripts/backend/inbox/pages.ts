import type { CaughtMail } from "@/scripts/backend/mail/mailbox";
import type {
  InboxDocument,
  InboxEmail,
  InboxMessage,
  InboxSuggestion,
} from "@/scripts/backend/inbox/document";
import { type Html, html, renderPage } from "@/scripts/backend/inbox/html";
import {
  deliveryLabel,
  emailLabel,
  messageFields,
  kindLabel,
  suggestionFields,
  formatTime,
} from "@/scripts/backend/inbox/labels";

const list = (fields: readonly (readonly [string, string])[]): Html =>
  html`<dl>
    ${fields.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd dir="auto">${value}</dd>`,
    )}
  </dl>`;

const section = (title: string, cards: Html[], empty: string): Html =>
  html` <section>
    <h2>${title} (${cards.length})</h2>
    ${cards.length > 0 ? cards : html`<p class="empty">${empty}</p>`}
  </section>`;

const messageCard = (message: InboxMessage): Html =>
  html` <article class="card ${message.suspect ? "suspect" : message.delivery.state}">
    <h3>${kindLabel(message)}</h3>
    <p class="meta">${formatTime(message.createdAt)} · E-mail: ${deliveryLabel(message)}</p>
    ${list(messageFields(message))}
  </article>`;

const suggestionCard = (suggestion: InboxSuggestion): Html =>
  html` <article class="card">
    <h3>Sugestão</h3>
    <p class="meta">${formatTime(suggestion.createdAt)}</p>
    ${list(suggestionFields(suggestion))}
  </article>`;

const missingSubject = (email: InboxEmail): string =>
  email.status === "delivered" ? "Entregue por outro servidor de e-mail" : "Ainda não recebido";

const emailCard = (email: InboxEmail): Html =>
  html` <article class="card ${email.status}">
    <h3>
      ${email.file ? html`<a href="/emails/${email.file}">${email.subject ?? "(sem assunto)"}</a>` : missingSubject(email)}
    </h3>
    <p class="meta">${emailLabel(email)}</p>
    ${email.file ? list(mailHeaders(email)) : html`<p class="empty">Mensagem ${email.messageId ?? ""}</p>`}
  </article>`;

function mailHeaders(mail: Pick<CaughtMail, "from" | "to" | "replyTo">): [string, string][] {
  const headers: [string, string | null][] = [
    ["De", mail.from],
    ["Para", mail.to],
    ["Responder a", mail.replyTo],
  ];
  return headers.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** Page with all messages, suggestions and e-mails. */
export function inboxPage(inbox: InboxDocument): string {
  const { messages, suggestions, emails } = inbox;
  return renderPage(
    "O que chegou pelo site",
    html` <p class="empty">
        Mensagens e e-mails recebidos neste computador. <a href="/api/inbox">Como JSON</a>
      </p>
      ${section("Mensagens", messages.map(messageCard), "Nenhuma mensagem ainda.")}
      ${section("Sugestões para o podcast", suggestions.map(suggestionCard), "Nenhuma sugestão ainda.")}
      ${section("E-mails", emails.map(emailCard), "Nenhum e-mail ainda.")}`,
  );
}

/** Page with one e-mail: headers, HTML part in a frame, text part and source. */
export function emailPage(mail: CaughtMail): string {
  return renderPage(
    mail.subject ?? "(sem assunto)",
    html` ${list([...mailHeaders(mail), ["Recebido", formatTime(mail.receivedAt)]])}
      <h2>Parte HTML</h2>
      ${mail.html ? html`<iframe sandbox title="Parte HTML do e-mail" src="/emails/${mail.id}/html"></iframe>` : html`<p class="empty">Não há.</p>`}
      <h2>Parte de texto</h2>
      <pre dir="auto">${mail.text ?? "Não há."}</pre>
      <p><a href="/emails/${mail.id}/source">Código-fonte</a></p>`,
  );
}

/** Page of an unknown path. */
export const notFoundPage = (): string =>
  renderPage(
    "Não encontrado",
    html`<p>Este endereço não existe. <a href="/">Voltar à lista</a></p>`,
  );
