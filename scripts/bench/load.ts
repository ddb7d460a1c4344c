import { FORMS } from "@/tests/api/support/forms";
import { waitFor } from "@/tests/backend/support/wait-for";
import { startTestStack } from "@/tests/support/test-stack";
import { inboxDocument } from "@/scripts/backend/inbox/document";
import { groupUsage } from "@/scripts/bench/group-usage";
import { autocannon } from "@/scripts/bench/servers";

const REQUESTS = 2200;
const WARM_UP = 200;

// autocannon puts the same new id wherever it finds [<id>]; no argument may end with "]".
const BODY = JSON.stringify({ ...FORMS.quote.valid(), email: "maria-[<id>]@example.com" });
const HEADERS = ["-H", "content-type=application/json", "-H", "idempotency-key=[<id>]-key"];
const REQUEST = ["--method", "POST", "--idReplacement", "--body", BODY, ...HEADERS, "--amount"];

/** Quote requests, each with its own address and key: each is to be stored and mailed once. */
export async function measureLoad() {
  // With more memory Node collects garbage late; with this limit a leak ends the process.
  const site = await startTestStack({ NODE_OPTIONS: "--max-old-space-size=192" });
  const memory = () => Math.round(groupUsage(site.process.pid).memory);
  await autocannon(`${site.url}/api/quote`, ...REQUEST, String(WARM_UP));
  const start = memory();
  let peak = start;
  const timer = setInterval(() => (peak = Math.max(peak, memory())), 1000);
  const result = await autocannon(`${site.url}/api/quote`, ...REQUEST, String(REQUESTS));
  clearInterval(timer);
  const delivered = async () => {
    const response = await fetch(`${site.backend.inboxUrl}/api/inbox`);
    const inbox = inboxDocument.parse(await response.json());
    return inbox.messages.every(({ delivery }) => delivery.state === "delivered") && inbox;
  };
  const { messages, emails } = await waitFor("every e-mail", delivered, 180_000);
  const stored = new Set(messages.map(({ email }) => email)).size;
  const figures = {
    Sent: REQUESTS,
    Accepted: result["2xx"],
    Stored: stored - WARM_UP,
    Mailed: new Set(emails.map(({ messageId }) => messageId)).size - WARM_UP,
    "Stored twice": messages.length - stored,
    "Mailed twice": emails.filter(({ copies }) => copies > 1).length,
    Seconds: result.duration,
    "p50, ms": result.latency.p50,
    "p99, ms": result.latency.p99,
    "MB before": start,
    "MB at most": peak,
    "MB after": memory(),
    "Addresses in logs": site.log().includes("@example.com") ? "**yes**" : "none",
  };
  return { load: [figures] };
}
