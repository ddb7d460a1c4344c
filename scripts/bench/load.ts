import { FORMS } from "@/tests/api/support/forms";
import { startTestStack } from "@/tests/support/test-stack";
import { countMessages } from "@/scripts/bench/count-messages";
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
  const counts = await countMessages(site.backend.inboxUrl);
  const figures = {
    Sent: REQUESTS,
    Accepted: result["2xx"],
    ...counts,
    Stored: counts.Stored - WARM_UP,
    Mailed: counts.Mailed - WARM_UP,
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
