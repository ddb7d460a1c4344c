import { createServer } from "node:http";
import getPort from "get-port";
import { escapeValues } from "@/supabase/functions/_shared/contract/text";
import { FORMS } from "@/tests/api/support/forms";
import { startTestStack, type TestStack } from "@/tests/support/test-stack";
import { Failure } from "@/scripts/lib/failure.mjs";

/** What POST /api/quote adds to a direct call of the function send-contact-email. */
export async function measureHandler() {
  const real = await startTestStack();
  const SUPABASE_URL = `http://127.0.0.1:${await getPort()}`;
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    request.resume().on("end", () => response.end('{"ok":true}'));
  }).listen(new URL(SUPABASE_URL).port);
  const instant = await startTestStack({ SUPABASE_URL });
  const handler = [
    await measure("the real one: stores and mails", 200, real, real.backend.url),
    await measure("one that answers at once", 1000, instant, SUPABASE_URL),
  ];
  server.close();
  return { handler };
}

/** Calls both ways in turns, after 30 to warm up. "Added" is the difference within each pair. */
async function measure(name: string, pairs: number, site: TestStack, backendUrl: string) {
  const functionUrl = `${backendUrl}/functions/v1/send-contact-email`;
  const times: Record<"direct" | "handled" | "added", number>[] = [];
  for (let pair = -30; pair < pairs; pair += 1) {
    const values = escapeValues(FORMS.quote.valid());
    const direct = await post(functionUrl, values, { apikey: site.backend.anonKey });
    const handled = await post(`${site.url}/api/quote`, FORMS.quote.valid());
    if (pair >= 0) times.push({ direct, handled, added: handled - direct });
  }
  const spread = (key: "direct" | "handled" | "added") => {
    const sorted = times.map((one) => one[key]).sort((a, b) => a - b);
    return [0.5, 0.99].map((share) => sorted[Math.floor(pairs * share)]!.toFixed(1)).join(" / ");
  };
  const columns = { "Called directly": spread("direct"), "POST /api/quote": spread("handled") };
  return { Function: name, Pairs: pairs, ...columns, Added: spread("added") };
}

/** Milliseconds until the answer has been read. */
async function post(url: string, values: object, more = {}) {
  const start = performance.now();
  const headers = { "content-type": "application/json", ...more };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(values) });
  await response.arrayBuffer();
  if (!response.ok) throw new Failure(`${url} answered with ${response.status}.`);
  return performance.now() - start;
}
