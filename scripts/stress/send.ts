import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import type { Stack } from "@/scripts/stress/stack";

export type Values = Record<string, string>;

/** One submission as a browser makes it: its own key, the same for every try. */
export type Submission = { values: Values; key: string };

/** A quote request under an address of its own, which is how it is found again. */
export const newQuote = (): Submission => ({
  key: randomUUID(),
  values: {
    name: "Maria de Souza",
    email: `maria-${randomUUID()}@teste.example`,
    phone: "(11) 90000-0000",
    message: "Pintar a sala e o corredor, cerca de 40 m².",
    serviceType: "pintura",
  },
});

/** Posts a form to the site. @returns the status, 0 when the line was cut, and the time in milliseconds */
export async function post(
  stack: Stack,
  form: string,
  { values, key }: Submission,
): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  let status = 0;
  try {
    const response = await fetch(`${stack.siteUrl}/api/${form}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ ...values, website: "", elapsed: "5000" }),
      signal: AbortSignal.timeout(30_000),
    });
    ({ status } = response);
    await response.arrayBuffer();
  } catch {
    // Counted as 0.
  }
  return { status, ms: performance.now() - start };
}

/** Runs tasks side by side, `width` at a time, until there are no more or the deadline has passed. */
export async function pool<T, R>(
  tasks: readonly T[],
  width: number,
  run: (task: T, index: number) => Promise<R>,
  deadline = Infinity,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < tasks.length && Date.now() < deadline) {
      const index = next++;
      results[index] = await run(tasks[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** How many of each status, as "200 × 20, 502 × 1". */
export function countStatuses(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const parts = [...counts].sort(([one], [other]) => one - other);
  return parts.map(([status, count]) => `${status || "cut"} × ${count}`).join(", ") || "none";
}

/** What arrived of some submissions: rows and e-mails, those missing of the acknowledged, and those doubled. */
export type Arrivals = { rows: number; mails: number; missing: number; doubled: number };

/** Waits until every stored message has been mailed, at most `withinMs`, and counts. */
export async function arrivals(
  stack: Stack,
  sent: readonly Submission[],
  acknowledged: readonly Submission[],
  withinMs: number,
): Promise<Arrivals> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const result = count(await stack.inbox(), sent, acknowledged);
    if (result.mails >= result.rows || Date.now() > deadline) return result;
    await delay(500);
  }
}

function count(
  inbox: InboxDocument,
  sent: readonly Submission[],
  acknowledged: readonly Submission[],
): Arrivals {
  const addresses = new Set(sent.map(({ values }) => values.email));
  const rows = inbox.messages.filter(({ email }) => addresses.has(email ?? ""));
  const perAddress = new Map<string, number>();
  for (const { email } of rows) perAddress.set(email!, (perAddress.get(email!) ?? 0) + 1);
  const copies = new Map(inbox.emails.map(({ messageId, copies }) => [messageId, copies]));
  const mails = rows.map(({ id }) => copies.get(id) ?? 0);
  return {
    rows: rows.length,
    mails: mails.filter((number) => number > 0).length,
    missing: acknowledged.filter(({ values }) => !perAddress.has(values.email!)).length,
    doubled:
      [...perAddress.values()].filter((number) => number > 1).length +
      mails.filter((number) => number > 1).length,
  };
}
