import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { escapeValues } from "@/lib/forms/escape-html";
import { markdownTable } from "@/scripts/lib/markdown-table";
import { percentile, section } from "@/scripts/stress/report";
import { scaled } from "@/scripts/stress/scale";
import { newQuote, post } from "@/scripts/stress/send";
import { Stack } from "@/scripts/stress/stack";

const WARM_UP = scaled(30);

/** Calls the function as the handler does, without the handler. */
async function callFunction(stack: Stack): Promise<number> {
  const { values, key } = newQuote();
  const start = performance.now();
  const response = await fetch(`${stack.backendUrl}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: stack.anonKey,
      "idempotency-key": key,
    },
    body: JSON.stringify(escapeValues(values)),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the function answered ${response.status}`);
  return performance.now() - start;
}

async function callHandler(stack: Stack): Promise<number> {
  const { status, ms } = await post(stack, "quote", newQuote());
  if (status !== 200) throw new Error(`the handler answered ${status}`);
  return ms;
}

/** A function that answers at once: what then remains is the way there. */
async function startInstantFunction() {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}');
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** Milliseconds of the calls both ways and, within each pair, of what the handler adds: half of them, 99 of 100. */
export type OverheadRow = {
  function: string;
  pairs: number;
} & Record<"direct" | "handled" | "added", { p50: number; p99: number }>;

/** Calls both ways one after the other, taking turns. */
async function measure(stack: Stack, what: string, pairs: number): Promise<OverheadRow> {
  const times: { direct: number; handled: number }[] = [];
  for (let pair = -WARM_UP; pair < pairs; pair++) {
    const direct = await callFunction(stack);
    const handled = await callHandler(stack);
    if (pair >= 0) times.push({ direct, handled });
  }
  return {
    function: what,
    pairs,
    direct: spread(times.map(({ direct }) => direct)),
    handled: spread(times.map(({ handled }) => handled)),
    added: spread(times.map(({ direct, handled }) => handled - direct)),
  };
}

const spread = (numbers: number[]) => ({
  p50: Number(percentile(numbers, 0.5).toFixed(1)),
  p99: Number(percentile(numbers, 0.99).toFixed(1)),
});

/** What /api/quote adds over calling the function directly, on the built site with a backend of its own. */
export async function measureOverhead(): Promise<OverheadRow[]> {
  const stack = await Stack.start();
  const instant = await startInstantFunction();
  try {
    const real = await measure(stack, "the real one: stores and mails", scaled(200));
    stack.toBackend.target = instant.port;
    await stack.toBackend.set("pass");
    return [real, await measure(stack, "one that answers at once", scaled(1_000))];
  } finally {
    instant.stop();
    await stack.stop();
  }
}

/** The same as text and table. */
export const overheadText = (rows: OverheadRow[]) => [
  "Calls both ways, one after the other and taking turns; p50 / p99 in milliseconds. “Added” is within each pair, " +
    "so with the real function its p99 is mostly the function's own spread.",
  markdownTable(
    ["Function", "Pairs", "Called directly", "POST /api/quote", "Added"],
    rows.map(({ function: what, pairs, direct, handled, added }) => [
      what,
      pairs,
      ...[direct, handled, added].map(({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`),
    ]),
  ),
];

/** The part of the stress report. */
export async function overheadPart(): Promise<string> {
  const [text, ...tables] = overheadText(await measureOverhead());
  return section("What the handler adds", text!, tables);
}
