import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { InboxDocument } from "@/scripts/backend/inbox/document";

export type Addresses = {
  dataDir: string;
  url: string;
  anonKey: string;
  siteToken: string;
  inboxUrl: string;
};

/** A running backend, as tests call it. */
export class Backend {
  readonly dataDir: string;
  readonly url: string;
  readonly anonKey: string;
  readonly siteToken: string;
  readonly inboxUrl: string;

  constructor({ dataDir, url, anonKey, siteToken, inboxUrl }: Addresses) {
    this.dataDir = dataDir;
    this.url = url;
    this.anonKey = anonKey;
    this.siteToken = siteToken;
    this.inboxUrl = inboxUrl;
  }

  get secretKey(): string {
    return JSON.parse(readFileSync(join(this.dataDir, "keys.json"), "utf8")).secretKey;
  }

  /** Sends a request to a path of the Supabase URL; POST when there is a body. */
  async call(
    path: string,
    init: { key?: string; method?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: unknown }> {
    const { key = this.anonKey, body, headers } = init;
    const response = await fetch(`${this.url}${path}`, {
      method: init.method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(key && { apikey: key }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  /** A call of the data API with the secret key. */
  async asService<T>(path: string, body?: unknown, method?: string): Promise<T> {
    const answer = await this.call(`/rest/v1/${path}`, { key: this.secretKey, body, method });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status}`);
    return answer.body as T;
  }

  /** Sends a message, as the site does for a visitor of its own, and returns its id. */
  async send(payload: Record<string, unknown>): Promise<string> {
    const { status, body } = await this.call("/functions/v1/send-contact-email", {
      headers: { "x-site-token": this.siteToken, "x-visitor": crypto.randomUUID() },
      body: payload,
    });
    const result = body as { ok?: boolean; id?: string; error?: string };
    if (status !== 200 || !result.ok || !result.id) throw new Error(`${status} ${result.error}`);
    return result.id;
  }

  async inbox(): Promise<InboxDocument> {
    return (await fetch(`${this.inboxUrl}/api/inbox`)).json();
  }
}

/** Where the shared backend writes its log, below its data folder. */
export const LOG_FILE = "backend.log";

/**
 * The one backend of the run (jest.config.mjs). Its limit per address is off, and each test has
 * e-mail addresses of its own, deletes nothing that others may read and looks only for its own
 * rows.
 */
export function sharedBackend() {
  const { SHARED_BACKEND: addresses } = process.env;
  if (!addresses) throw new Error("tests/support/start-shared-backend.ts has not run");
  return new Backend(JSON.parse(addresses));
}
