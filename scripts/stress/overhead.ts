import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { escapeValues } from "@/lib/forms/escape-html";
import { markdownTable } from "../lib/markdown-table";
import { percentile, section } from "./report";
import { scaled } from "./scale";
import { newQuote, post } from "./send";
import { Stack } from "./stack";

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

/** Calls both ways one after the other, taking turns. */
async function measure(stack: Stack, what: string, pairs: number) {
  const times: { direct: number; handled: number }[] = [];
  for (let pair = -WARM_UP; pair < pairs; pair++) {
    const direct = await callFunction(stack);
    const handled = await callHandler(stack);
    if (pair >= 0) times.push({ direct, handled });
  }
  const cells = [
    times.map(({ direct }) => direct),
    times.map(({ handled }) => handled),
    times.map(({ direct, handled }) => handled - direct),
  ].map((numbers) => [0.5, 0.99].map((share) => percentile(numbers, share).toFixed(1)).join(" / "));
  return [what, pairs, ...cells];
}

/** (d) What /api/quote adds over calling the function directly. */
export async function overheadPart(): Promise<string> {
  const stack = await Stack.start();
  const instant = await startInstantFunction();
  try {
    const real = await measure(stack, "the real one: stores and mails", scaled(200));
    stack.toBackend.target = instant.port;
    await stack.toBackend.set("pass");
    const alone = await measure(stack, "one that answers at once", scaled(1_000));
    return section(
      "What the handler adds",
      "Calls both ways, one after the other and taking turns; p50 / p99 in milliseconds. “Added” is within each pair, " +
        "so with the real function its p99 is mostly the function's own spread.",
      [
        markdownTable(
          ["Function", "Pairs", "Called directly", "POST /api/quote", "Added"],
          [real, alone],
        ),
      ],
    );
  } finally {
    instant.stop();
    await stack.stop();
  }
}
