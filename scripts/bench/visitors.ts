import { Agent, request } from "node:http";
import { FORMS } from "@/tests/api/support/forms";

/** Visitors who read pages, and who send forms. */
const READERS = 12;
const SENDERS = 2;

const noCounts = () => ({
  files: 0,
  failedFiles: 0,
  oldFiles: 0,
  messages: 0,
  failedMessages: 0,
  /** Milliseconds until the slowest answer to a message. */
  longest: 0,
});

/**
 * Visitors who load pages one after the other, each with its scripts and style sheets, then the
 * files of the pages that were there at first: those are open in a browser all the time.
 */
export async function startVisitors(site: string) {
  const agent = new Agent({ keepAlive: true });
  let counts = noCounts();
  let stopped = false;
  let accepted = 0;

  const load = (path: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve) => {
      const call = request(site + path, { agent }, async (response) => {
        const parts: Buffer[] = [];
        response.on("error", () => resolve({ status: 0, text: "" }));
        for await (const part of response) parts.push(part);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
      // Like browsers: nginx may close an idle connection while a request is on its way.
      call.on("error", () => resolve(call.reusedSocket ? load(path) : { status: 0, text: "" }));
      call.end();
    });

  /** The status of a POST; 0 without an answer. It is sent once: its connection is new. */
  const post = (path: string, body: string): Promise<number> =>
    new Promise((resolve) => {
      const headers = { "content-type": "application/json" };
      const call = request(site + path, { method: "POST", agent: false, headers }, (response) => {
        response.resume().on("close", () => resolve(response.statusCode ?? 0));
      });
      call.on("error", () => resolve(0));
      call.end(body);
    });

  async function loadFile(path: string) {
    const { status, text } = await load(path);
    counts.files += 1;
    if (status !== 200) {
      counts.failedFiles += 1;
      console.log(`  ${status} ${path}`);
    }
    return text;
  }

  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
  const filesOf = (html: string) => [
    ...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(js|css|woff2)/g)),
  ];
  const open = new Set<string>();
  for (const page of pages) for (const file of filesOf(await loadFile(page))) open.add(file);
  const old = [...open];

  async function read(start: number) {
    for (let turn = start; !stopped; turn += READERS) {
      for (const file of filesOf(await loadFile(pages[turn % pages.length]!))) await loadFile(file);
      await loadFile(old[turn % old.length]!);
      counts.oldFiles += 1;
    }
  }

  async function send() {
    while (!stopped) {
      const start = Date.now();
      const status = await post("/api/quote", JSON.stringify(FORMS.quote.valid()));
      counts.messages += 1;
      counts.longest = Math.max(counts.longest, Date.now() - start);
      if (status === 200) accepted += 1;
      else counts.failedMessages += 1;
    }
  }

  const all = [
    ...Array.from({ length: READERS }, (_, index) => read(index)),
    ...Array.from({ length: SENDERS }, send),
  ];
  return {
    reset: () => void (counts = noCounts()),
    counts: () => counts,
    /** Messages since the start that the site accepted. */
    accepted: () => accepted,
    stop: async () => {
      stopped = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}
