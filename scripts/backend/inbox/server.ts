import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type CaughtMail, readMailSource } from "@/scripts/backend/mail/mailbox";
import { sendJson } from "@/scripts/backend/web-request";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { emailPage, inboxPage, notFoundPage } from "@/scripts/backend/inbox/pages";
import { STYLE } from "@/scripts/backend/inbox/style";

export type InboxSource = {
  dataDir: string;
  readInbox(): Promise<InboxDocument>;
  readMails(): Promise<CaughtMail[]>;
};

const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'";

/** A caught e-mail is untrusted: no scripts, no requests, no forms, no origin. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Security-Policy": PAGE_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    ...(type === "text/x-mail-html" && {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": MAIL_POLICY,
    }),
  });
  response.end(body);
}

async function sendEmail(path: string, source: InboxSource, response: ServerResponse) {
  const [id = "", part = ""] = path.split("/");
  const mail = (await source.readMails()).find((caught) => caught.id === id);
  if (mail && part === "") return send(response, 200, "text/html", emailPage(mail));
  if (mail && part === "html") return send(response, 200, "text/x-mail-html", mail.html ?? "");
  if (mail && part === "source") {
    const raw = await readMailSource(source.dataDir, id);
    if (raw) return send(response, 200, "text/plain", raw);
  }
  send(response, 404, "text/html", notFoundPage());
}

async function route(request: IncomingMessage, response: ServerResponse, source: InboxSource) {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (request.method !== "GET" && request.method !== "HEAD") {
    return sendJson(response, 405, { error: "GET only" });
  }
  // Prevents DNS rebinding: another site's host name must not give access to the messages.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? "")) {
    return sendJson(response, 403, { error: "open it as localhost" });
  }
  if (pathname === "/") {
    return send(response, 200, "text/html", inboxPage(await source.readInbox()));
  }
  if (pathname === "/style.css") return send(response, 200, "text/css", STYLE);
  if (pathname === "/api/inbox") return sendJson(response, 200, await source.readInbox());
  if (pathname.startsWith("/emails/")) return sendEmail(pathname.slice(8), source, response);
  send(response, 404, "text/html", notFoundPage());
}

/** Creates the web server of the inbox: pages without scripts, and JSON at /api/inbox. */
export function createInboxServer(source: InboxSource, log: (line: string) => void): Server {
  return createServer((request, response) => {
    route(request, response, source).catch((error: unknown) => {
      log(`inbox: ${error instanceof Error ? error.name : "error"}`);
      sendJson(response, 500, { error: "internal error" });
    });
  });
}
