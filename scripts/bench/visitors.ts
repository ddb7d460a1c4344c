import { Agent, get } from "node:http";

/** Visitors of pages, and of the API. */
const READERS = 12;
const SENDERS = 2;

const noCounts = () => ({
  files: 0,
  failedFiles: 0,
  oldFiles: 0,
  api: 0,
  failedApi: 0,
  /** Milliseconds between two answers of the Node server. */
  longestGap: 0,
});

/**
 * Visitors who load pages one after the other, each with its scripts and style sheets, then the
 * files of the pages that were there at first: those are open in a browser all the time.
 */
export async function startVisitors(site: string) {
  const agent = new Agent({ keepAlive: true });
  let counts = noCounts();
  let stopped = false;
  let lastAnswer = Date.now();

  const load = (path: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve) => {
      const request = get(site + path, { agent }, async (response) => {
        const parts: Buffer[] = [];
        response.on("error", () => resolve({ status: 0, text: "" }));
        for await (const part of response) parts.push(part);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
      // Like browsers: nginx may close an idle connection while a request is on its way.
      request.on("error", () =>
        resolve(request.reusedSocket ? load(path) : { status: 0, text: "" }),
      );
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
      const { status } = await load("/api/live");
      counts.api += 1;
      if (status === 200) {
        counts.longestGap = Math.max(counts.longestGap, Date.now() - lastAnswer);
        lastAnswer = Date.now();
      } else counts.failedApi += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const all = [
    ...Array.from({ length: READERS }, (_, index) => read(index)),
    ...Array.from({ length: SENDERS }, send),
  ];
  return {
    reset: () => void (counts = noCounts()),
    counts: () => counts,
    stop: async () => {
      stopped = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}
