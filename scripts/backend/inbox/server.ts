import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sendJson } from "@/scripts/backend/http";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { inboxListing } from "@/scripts/backend/inbox/listing";
import type { CaughtMail } from "@/scripts/backend/mail";
import { escapeHtml } from "@/supabase/functions/_shared/contract/text";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
/** A caught e-mail is untrusted: no scripts, no requests, no forms, no origin. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function inboxPage(inbox: InboxDocument): string {
  const links = inbox.emails.map(
    ({ file, subject }) =>
      `<li><a href="/emails/${file}">${escapeHtml(subject ?? "(sem assunto)")}</a>, ` +
      `<a href="/emails/${file}/source">código-fonte</a>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Caixa de entrada local PrimoZé</title>
<h1>O que chegou pelo site</h1>
<p><a href="/api/inbox">Como JSON</a>
<pre dir="auto" style="white-space: pre-wrap; overflow-wrap: anywhere">${escapeHtml(inboxListing(inbox))}</pre>
<ul>${links.join("\n")}</ul>
</html>
`;
}

/** Null while the database is starting. */
type ReadInbox = () => Promise<InboxDocument | null>;

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  readInbox: ReadInbox,
  readMails: () => Promise<CaughtMail[]>,
) {
  const send = (type: string, body: string, policy = POLICY) => {
    response.writeHead(200, {
      "Content-Type": `text/${type}; charset=utf-8`,
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
    });
    response.end(body);
  };
  // Prevents DNS rebinding: another site's host name must not give access to the messages.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? "")) {
    return sendJson(response, 403, { error: "open it as localhost" });
  }
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/" || pathname === "/api/inbox") {
    const inbox = await readInbox();
    if (!inbox) return sendJson(response, 503, { error: "The database is starting." });
    return pathname === "/" ? send("html", inboxPage(inbox)) : sendJson(response, 200, inbox);
  }
  const [, id, source] = /^\/emails\/([\w-]+)(\/source)?$/.exec(pathname) ?? [];
  const mail = id && (await readMails()).find((caught) => caught.id === id);
  if (!mail) return sendJson(response, 404, { error: "not found" });
  if (source || !mail.html) return send("plain", mail.source);
  send("html", mail.html, MAIL_POLICY);
}

export function createInboxServer(
  readInbox: ReadInbox,
  readMails: () => Promise<CaughtMail[]>,
  log: (line: string) => void,
): Server {
  return createServer((request, response) => {
    route(request, response, readInbox, readMails).catch((error: unknown) => {
      log(`inbox: ${error instanceof Error ? error.name : "error"}`);
      sendJson(response, 500, { error: "internal error" });
    });
  });
}
