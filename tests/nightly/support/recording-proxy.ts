import { EventEmitter, once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Where the recorder keeps what it notes, in the page's sessionStorage: it outlives the page. */
export const PROBLEMS = "problems-of-the-test";

/** A page asked with this query gets its script, at its end, only after its first paint. */
export const IN_TWO_PARTS = "?in-two-parts";

/** What such a page asks for when it was painted. */
const PAINTED = "/painted";

/** Stands before the page's policy, which governs only what follows it, and leaves no trace. */
const RECORDER = `<script>(${record})("${PROBLEMS}", "${IN_TWO_PARTS}", "${PAINTED}");document.currentScript.remove()</script>`;

/** Runs in the page before anything else. */
function record(key: string, inTwoParts: string, painted: string) {
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
  if (location.search === inTwoParts) {
    const observer = new PerformanceObserver(() => void fetch(painted));
    observer.observe({ type: "paint" });
  }
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
  let scripts = Promise.resolve();
  const paints = new EventEmitter();
  const server = createServer(async (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    if (url === PAINTED) {
      paints.emit(PAINTED);
      return outgoing.end();
    }
    if (url.startsWith("/_next/static/")) await scripts;
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
    if (!url.endsWith(IN_TWO_PARTS)) return outgoing.end(html);
    const end = html.lastIndexOf("<script data-files");
    outgoing.write(html.slice(0, end));
    await once(paints, PAINTED);
    outgoing.end(html.slice(end));
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    failures,
    /** Holds scripts and style sheets back. @returns what lets them go on */
    holdScripts: () => {
      let release = () => {};
      scripts = new Promise((resolve) => (release = resolve));
      return release;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
