import { setTimeout as delay } from "node:timers/promises";
import { markdownTable } from "@/scripts/lib/markdown-table";
import { isClean, percentile, section } from "@/scripts/stress/report";
import { scaled } from "@/scripts/stress/scale";
import {
  arrivals,
  countStatuses,
  newQuote,
  pool,
  post,
  type Submission,
} from "@/scripts/stress/send";
import { SITE_HEAP_MB, Stack } from "@/scripts/stress/stack";

const DURATION_MS = scaled(30_000);
const WIDTH = 50;
const WARM_UP = scaled(200);
/** How long the e-mails that were left to the retries may take afterwards. */
const DELIVERY_MS = 180_000;
/** After the load, before memory is read for the last time. */
const REST_MS = scaled(10_000);

/** (c) 30 s at 50 concurrent quote requests, each with an e-mail of its own. */
export async function loadPart(): Promise<string> {
  const stack = await Stack.start({ RETRY_INTERVAL_MS: "1000", RETRY_BASE_MS: "1000" });
  try {
    await pool(Array.from({ length: WARM_UP }, newQuote), 10, (one) => post(stack, "quote", one));
    const memory = { start: stack.siteMemory(), peak: 0 };
    const timer = setInterval(() => {
      memory.peak = Math.max(memory.peak, stack.siteMemory());
    }, 1_000);

    const sent: Submission[] = [];
    const answers: { status: number; ms: number }[] = [];
    const acknowledged: Submission[] = [];
    const end = Date.now() + DURATION_MS;
    const worker = async () => {
      while (Date.now() < end) {
        const request = newQuote();
        sent.push(request);
        const answer = await post(stack, "quote", request);
        answers.push(answer);
        if (answer.status === 200) acknowledged.push(request);
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, worker));
    clearInterval(timer);

    const { rows, mails, missing, doubled } = await arrivals(
      stack,
      sent,
      acknowledged,
      DELIVERY_MS,
    );
    await delay(REST_MS);
    const times = answers.map(({ ms }) => ms);
    const ms = (share: number) => `${Math.round(percentile(times, share))} ms`;
    return section(
      "Load",
      `${DURATION_MS / 1000} s at ${WIDTH} concurrent quote requests, each with an e-mail and a key of its own, after ` +
        `${WARM_UP} to warm up. Site, backend (PGlite and Deno), mail server and the sender share the machine.`,
      [
        markdownTable(
          [
            "Sent",
            "Answers",
            "Acknowledged",
            "Rows",
            "E-mails",
            "Missing",
            "Doubled",
            "p50",
            "p99",
          ],
          [
            [
              sent.length,
              countStatuses(answers.map(({ status }) => status)),
              acknowledged.length,
              rows,
              mails,
              missing,
              doubled,
              ms(0.5),
              ms(0.99),
            ],
          ],
        ),
        `Memory of the site's process, whose objects may take ${SITE_HEAP_MB} MB: ${memory.start.toFixed(0)} MB after the warm-up, ${memory.peak.toFixed(0)} MB at ` +
          `most, ${stack.siteMemory().toFixed(0)} MB ${REST_MS / 1000} s after the last e-mail.`,
        isClean(
          "The servers' log holds none of the addresses",
          !stack.log.includes("@teste.example"),
        ),
      ],
    );
  } finally {
    await stack.stop();
  }
}
