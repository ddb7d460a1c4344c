import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Where the recorder keeps what it notes, in the page's sessionStorage: it outlives the page. */
export const PROBLEMS = "problems-of-the-test";

/** Stands before the page's policy, which governs only what follows it, and leaves no trace. */
const RECORDER = `<script>(${record})("${PROBLEMS}");document.currentScript.remove()</script>`;

/** Runs in the page before anything else. */
function record(key: string) {
  const note = (problem: string) => {
    const all = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
    sessionStorage.setItem(key, JSON.stringify([...all, `${location.pathname}: ${problem}`]));
  };
  // What still loads when the page is left is cut off, which some engines report.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  addEventListener(
    "error",
    ({ message, target, filename, lineno, colno }) => {
      if (message) note(`${message} (${filename}:${lineno}:${colno})`);
      else if (!isLeft) note(`not loaded: ${(target as Element).outerHTML}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!isLeft) note(`not caught: ${reason}`);
  });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    note(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...values) => {
    note(`console: ${values.join(" ")}`);
    error.apply(console, values);
  };
}

/**
 * A proxy in front of the site that adds a script to the pages, which notes errors and violations
 * of the policy. Not every engine reports them to the program that drives it. Everything else
 * is passed on as it is, and answers of 400 and above are noted.
 */
export async function startRecordingProxy(site: string) {
  const failures: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    const isPage = headers.accept?.startsWith("text/html");
    const sent = isPage ? { ...headers, "accept-encoding": "identity" } : headers;
    // A connection for each: the site closes idle ones, perhaps just when one is used again.
    const upstream = request(new URL(url, site), { method, headers: sent, agent: false });
    incoming.pipe(upstream);
    const [answer] = await once(upstream, "response");
    const { statusCode, headers: received } = answer;
    if (statusCode >= 400) failures.push(`${url}: status ${statusCode}`);
    if (!isPage || !received["content-type"]?.startsWith("text/html")) {
      outgoing.writeHead(statusCode, received);
      return answer.pipe(outgoing);
    }
    const html = (await text(answer)).replace("<head>", `<head>${RECORDER}`);
    const { "content-length": _, "transfer-encoding": __, ...kept } = received;
    outgoing.writeHead(statusCode, kept);
    return outgoing.end(html);
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    failures,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
