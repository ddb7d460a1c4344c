import { escapeValues } from "@/lib/forms/escape-html";
import { percentile, section, table } from "./report";
import { newQuote, post } from "./send";
import { Stack } from "./stack";

const PAIRS = 300;
const WARM_UP = 30;

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

/** (d) What /api/quote adds over calling the function directly: one after the other, taking turns. */
export async function overheadPart(): Promise<string> {
  const stack = await Stack.start();
  try {
    const [direct, handled]: [number[], number[]] = [[], []];
    for (let pair = -WARM_UP; pair < PAIRS; pair++) {
      const times = [await callFunction(stack), await callHandler(stack)] as const;
      if (pair < 0) continue;
      direct.push(times[0]);
      handled.push(times[1]);
    }
    const row = (name: string, p50: number, p99: number) => [name, p50.toFixed(1), p99.toFixed(1)];
    const [at50, at99] = [0.5, 0.99].map((share) => ({
      direct: percentile(direct, share),
      handled: percentile(handled, share),
    })) as [{ direct: number; handled: number }, { direct: number; handled: number }];
    return section(
      "What the handler adds",
      `${PAIRS} calls each way, one after the other and taking turns, in milliseconds. Both store and mail a message.`,
      [
        table(
          ["", "p50", "p99"],
          [
            row("the function, directly", at50.direct, at99.direct),
            row("POST /api/quote", at50.handled, at99.handled),
            row("added", at50.handled - at50.direct, at99.handled - at99.direct),
          ],
        ),
      ],
    );
  } finally {
    await stack.stop();
  }
}
