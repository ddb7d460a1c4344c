import { setTimeout as delay } from "node:timers/promises";
import { markdownTable } from "@/scripts/lib/markdown-table";
import { isClean, section } from "@/scripts/stress/report";
import { scaled } from "@/scripts/stress/scale";
import {
  arrivals,
  countStatuses,
  newQuote,
  pool,
  post,
  type Submission,
} from "@/scripts/stress/send";
import { Stack } from "@/scripts/stress/stack";
import type { Mode } from "@/scripts/stress/switch";

/** Requests for each fault, and how many at a time. */
const REQUESTS = scaled(20);
const WIDTH = 5;

/** Short times, so that a retry need not be waited for: of the mail server, of the answer, and of the retries. */
const TIMES = {
  MAIL_TIMEOUT_MS: "5000",
  ANSWER_WITHIN_MS: "500",
  RETRY_BASE_MS: "200",
  RETRY_INTERVAL_MS: "200",
};

/** A killed sender's lease: MAIL_TIMEOUT_MS and half a minute. */
const LEASE_MS = 35_000;

const html = "<html><body>502 Bad Gateway</body></html>";
const http = (head: string, body: string) =>
  `HTTP/1.1 ${head}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;

type Fault = { what: string; line: "toBackend" | "toMail"; mode: Mode };

const FAULTS: readonly Fault[] = [
  { what: "backend down", line: "toBackend", mode: "down" },
  { what: "backend never answers", line: "toBackend", mode: "hang" },
  {
    what: "backend answers an HTML page",
    line: "toBackend",
    mode: { bytes: http("200 OK\r\ncontent-type: text/html", html) },
  },
  {
    what: "backend answers broken JSON",
    line: "toBackend",
    mode: { bytes: http("200 OK\r\ncontent-type: application/json", '{"ok') },
  },
  { what: "backend answers no HTTP", line: "toBackend", mode: { bytes: "\u0000\u0001garbage\n" } },
  { what: "answer lost after the message was stored", line: "toBackend", mode: "deaf" },
  { what: "mail server down", line: "toMail", mode: "down" },
  { what: "mail server never answers", line: "toMail", mode: "hang" },
  { what: "mail server refuses", line: "toMail", mode: { bytes: "554 no service here\r\n" } },
];

const newRequests = () => Array.from({ length: REQUESTS }, newQuote);

async function sendAll(stack: Stack, requests: readonly Submission[]) {
  const answers = await pool(requests, WIDTH, (request) => post(stack, "quote", request));
  const failed = requests.filter((_, index) => answers[index]?.status !== 200);
  const statuses = countStatuses(answers.map(({ status }) => status));
  return { failed, statuses, slowest: Math.max(...answers.map(({ ms }) => ms)) };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** One fault: requests under it, then the visitors' second try once it is over, under the same keys. */
async function during({ what, line, mode }: Fault, stack: Stack) {
  const requests = newRequests();
  await stack[line].set(mode);
  const first = await sendAll(stack, requests);
  // Long enough for retries to fail too.
  if (line === "toMail") await delay(Number(TIMES.MAIL_TIMEOUT_MS) + 1_000);
  await stack[line].set("pass");
  return row(what, stack, requests, first);
}

/** The backend is killed while every e-mail hangs: rows are stored, none is mailed, and some requests are under way. */
async function killedBetweenStoreAndSend(stack: Stack) {
  const requests = newRequests();
  await stack.toMail.set("hang");
  const sending = sendAll(stack, requests);
  await delay(1_200);
  await stack.killBackend();
  const first = await sending;
  await stack.restartBackend();
  await stack.toMail.set("pass");
  return row("backend killed between store and send", stack, requests, first);
}

async function row(
  what: string,
  stack: Stack,
  requests: readonly Submission[],
  first: Awaited<ReturnType<typeof sendAll>>,
) {
  const again = await sendAll(stack, first.failed);
  const acknowledged = requests.filter((request) => !again.failed.includes(request));
  const { rows, mails, missing, doubled } = await arrivals(
    stack,
    requests,
    acknowledged,
    LEASE_MS + 30_000,
  );
  return [
    what,
    first.statuses,
    seconds(first.slowest),
    again.statuses,
    acknowledged.length,
    rows,
    mails,
    missing,
    doubled,
  ];
}

/** (b) Faults: whatever breaks, an acknowledged request is one row and one e-mail in the end. */
export async function faultsPart(): Promise<string> {
  const stack = await Stack.start(TIMES);
  try {
    const rows = [];
    for (const fault of FAULTS) rows.push(await during(fault, stack));
    rows.push(await killedBetweenStoreAndSend(stack));
    const text =
      `${REQUESTS} quote requests under each fault, ${WIDTH} at a time; once it is over, those not acknowledged are sent ` +
      `again under their keys. Times of the backend are shortened (${Object.entries(TIMES)
        .map(([name, value]) => `${name} ${value}`)
        .join(", ")}); the site's own limit of 10 s is not.`;
    return section("Faults", text, [
      markdownTable(
        [
          "Fault",
          "Answers",
          "Slowest",
          "Second try",
          "Acknowledged",
          "Rows",
          "E-mails",
          "Missing",
          "Doubled",
        ],
        rows,
      ),
      isClean(
        "The servers' log holds none of the addresses",
        !stack.log.includes("@teste.example"),
      ),
    ]);
  } finally {
    await stack.stop();
  }
}
