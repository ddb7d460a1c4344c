import { randomUUID } from "node:crypto";
import { SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { securityHeaders } from "@/lib/server/response-headers";

const PAGES = ["/", "/servicos", "/contato", "/blog", "/primoze-cast", "/politica-de-privacidade"];

/** A quote that the site takes for likely spam. */
const TEST_MESSAGE = {
  name: "Teste automático do site",
  email: "teste@primoze.example",
  message: "Mensagem de teste de npm run check:site. Pode ser apagada.",
  [SPAM_SIGNAL_FIELDS.honeypot]: "check-site",
  [SPAM_SIGNAL_FIELDS.elapsed]: "0",
};

/**
 * Checks a published site from outside.
 * @param site its origin
 * @param options `message`: also sends a message that is marked as a test
 * @returns what is wrong, one sentence each
 */
export async function problemsOfSite(site: string, { message = false } = {}): Promise<string[]> {
  const problems: string[] = [];
  async function check(path: string, status: number, init?: RequestInit) {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(new URL(path, site), { redirect: "manual", signal, ...init });
    if (response.status !== status)
      problems.push(`${path}: status ${response.status} instead of ${status}`);
    return response;
  }

  for (const path of PAGES) {
    const html = await (await check(path, 200)).text();
    if (!html.includes('http-equiv="Content-Security-Policy"'))
      problems.push(`${path}: no script policy`);
  }
  await check(`/${randomUUID()}`, 404);

  const { headers } = await check("/contato", 200);
  for (const [name, value] of Object.entries(securityHeaders)) {
    // includeSubDomains is the operator's choice at build time.
    if (!headers.get(name)?.startsWith(value)) problems.push(`/contato: ${name} is not as built`);
  }

  const { dependencies } = await (await check("/api/health", 200)).json();
  for (const [name, state] of Object.entries(dependencies ?? {}))
    if (state !== "ok") problems.push(`/api/health: ${name} ${state}`);

  if (message) {
    const json = { "content-type": "application/json", "idempotency-key": randomUUID() };
    const body = JSON.stringify(TEST_MESSAGE);
    await check("/api/quote", 200, { method: "POST", headers: json, body });
  }
  return problems;
}
