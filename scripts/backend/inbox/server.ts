import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sendJson } from "@/scripts/backend/http";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { emailPage, htmlPage, inboxPage } from "@/scripts/backend/inbox/views";
import type { CaughtMail } from "@/scripts/backend/mail";

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** A caught e-mail is untrusted: no scripts, no requests, no forms, no origin. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

function send(
  response: ServerResponse,
  body: string,
  { status = 200, type = "text/html", policy = PAGE_POLICY } = {},
) {
  response.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
  });
  response.end(body);
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  readInbox: () => Promise<InboxDocument>,
  readMails: () => Promise<CaughtMail[]>,
) {
  // Prevents DNS rebinding: another site's host name must not give access to the messages.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? "")) {
    return sendJson(response, 403, { error: "open it as localhost" });
  }
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/") return send(response, inboxPage(await readInbox()));
  if (pathname === "/api/inbox") return sendJson(response, 200, await readInbox());
  const [, id, part] = /^\/emails\/([\w-]+)(\/html|\/source)?$/.exec(pathname) ?? [];
  const mail = id && (await readMails()).find((caught) => caught.id === id);
  if (!mail) {
    const body = '<p>Este endereço não existe. <a href="/">Voltar à lista</a></p>';
    return send(response, htmlPage("Não encontrado", body), { status: 404 });
  }
  if (part === "/html") return send(response, mail.html ?? "Não há.", { policy: MAIL_POLICY });
  if (part === "/source") return send(response, mail.source, { type: "text/plain" });
  send(response, emailPage(mail));
}

/** Creates the web server of the inbox: pages without scripts, and JSON at /api/inbox. */
export function createInboxServer(
  readInbox: () => Promise<InboxDocument>,
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
