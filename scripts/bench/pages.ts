import { rmSync } from "node:fs";
import { getArticles } from "@/lib/content/articles";
import { getLessons } from "@/lib/content/lessons";
import { articlePath, handoutPath, paths } from "@/lib/paths";
import { backendEnv } from "@/scripts/lib/backend.mjs";
import { startNginx } from "@/scripts/lib/nginx.mjs";
import { stopProcess } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { startTemporaryBackend } from "@/scripts/lib/temporary-backend.mjs";
import { measureInteractions } from "@/scripts/bench/interactions";
import { pageBytes } from "@/scripts/bench/page-bytes";
import { measurePageSpeed } from "@/scripts/bench/page-speed";
import { emptyNextApp, freePort, plainPage } from "@/scripts/bench/references";

const RUNS = 3;
/** Everything is compared with these, and single runs of them differ by a round trip. */
const REFERENCE_RUNS = 9;
const PAGES = [
  ...Object.values(paths),
  ...getArticles().map(({ slug }) => articlePath(slug)),
  // Handouts are alike; the first stands for all.
  ...getLessons()
    .slice(0, 1)
    .map(({ slug }) => handoutPath(slug)),
];
/** Of each kind of page one, also as nginx serves it. */
const THROUGH_NGINX = [paths.home, paths.services, paths.contact, articlePath("guia-pintura")];

/** The built site as a browser meets it: speed beside the references, speed through nginx, bytes, answers to a press. */
export async function measurePages() {
  const references = [await plainPage(), await emptyNextApp()] as const;
  const backend = await startTemporaryBackend();
  const [port, nodePort] = [await freePort(), await freePort()];
  const site = await startSite("start", nodePort, backendEnv(backend), "pipe");
  site.process.stdout?.resume();
  const nginx = await startNginx({ port, nodePort });
  const at = (base: string) => (path: string) => ({ name: path, url: base + path });
  const [plain, empty] = references;
  try {
    return {
      speed: [
        ...(await measurePageSpeed(
          [
            { name: "plain HTML", url: plain.url },
            { name: "empty Next app", url: empty.url },
          ],
          REFERENCE_RUNS,
        )),
        ...(await measurePageSpeed(PAGES.map(at(site.url)), RUNS)),
      ],
      throughNginx: await measurePageSpeed(THROUGH_NGINX.map(at(nginx.url)), RUNS),
      bytes: await weighPages(site.url),
      interactions: await measureInteractions(site.url),
    };
  } finally {
    for (const reference of references) await reference.stop();
    await stopProcess(nginx.process);
    rmSync(nginx.folder, { recursive: true });
    await stopProcess(site.process);
    await backend.stop();
  }
}

async function weighPages(site: string) {
  const weigh = pageBytes(site);
  const rows = [];
  for (const path of PAGES) rows.push({ path, ...(await weigh(path)) });
  return rows;
}
