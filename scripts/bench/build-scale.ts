import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { Failure } from "@/scripts/lib/failure.mjs";
import { exitCode, startProcess } from "@/scripts/lib/processes.mjs";
import { fillArticles, slugOf } from "@/scripts/bench/generated-articles";
import { watchGroup } from "@/scripts/bench/watch-group";

/**
 * One build of the site with that many articles. Seconds of each step of `npm run build`; memory is the most that all
 * processes of a step held at once, in megabytes, cpu the processor time of all, in seconds. `compiled` and `drawn` count the texts and share images that were made
 * anew, `indexBytes` is the size of the blog index's HTML.
 */
export type ScaleRow = {
  articles: number;
  state: "cold" | "one article changed";
  seconds: Record<string, number>;
  total: number;
  memory?: number;
  cpu?: number;
  compiled: number;
  drawn: number;
  indexBytes: number;
};

const SCALE_COUNTS = [11, 1000, 5000];

/** What `npm run build` does, step by step. */
const STEPS = {
  build: ["node_modules/next/dist/bin/next", "build"],
  finish: ["scripts/finish-pages.mjs"],
  search: ["scripts/search-index.mjs"],
  standalone: ["scripts/standalone.mjs"],
};

const NOT_COPIED =
  /^(\.git|\.next|\.data|\.cache|node_modules|test-results|playwright-report|shots)$/;

/** Builds a temporary copy of the project with more and more articles: from nothing, and again after one has changed. */
export async function measureBuildScale(counts = SCALE_COUNTS): Promise<ScaleRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "build-scale-"));
  try {
    for (const name of readdirSync(".").filter((name) => !NOT_COPIED.test(name))) {
      cpSync(name, path.join(folder, name), { recursive: true });
    }
    // Next wants its modules below the project. Links to the same files take no room, where the file systems allow them.
    copyModules(path.join(folder, "node_modules"));
    const articles = path.join(folder, "content", "articles");
    const rows: ScaleRow[] = [];
    for (const count of counts) {
      fillArticles(articles, count);
      rmSync(path.join(folder, ".next"), { recursive: true, force: true });
      rows.push(await build(folder, count, "cold"));
      change(path.join(articles, count > counts[0]! ? `${slugOf(1)}.mdx` : "guia-pintura.mdx"));
      rows.push(await build(folder, count, "one article changed"));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyModules(to: string) {
  try {
    execFileSync("cp", ["-al", "node_modules", to], { stdio: "ignore" });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync("node_modules", to, { recursive: true, verbatimSymlinks: true });
  }
}

async function build(
  folder: string,
  articles: number,
  state: ScaleRow["state"],
): Promise<ScaleRow> {
  const start = Date.now();
  const seconds: Record<string, number> = {};
  const peaks: number[] = [];
  let cpu = 0;
  for (const [step, args] of Object.entries(STEPS)) {
    const began = performance.now();
    const child = startProcess(process.execPath, args, {
      cwd: folder,
      env: { SITE_URL: "http://localhost", SUPABASE_URL: "", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: "pipe",
    });
    child.stdout?.resume();
    child.stderr?.resume();
    const watch = watchGroup(child.pid);
    const code = await exitCode(child, step);
    const used = watch.stop();
    peaks.push(used.memory);
    cpu += used.cpu;
    if (code !== 0) throw new Failure(`The copy with ${articles} articles could not be built.`);
    seconds[step] = Number(((performance.now() - began) / 1000).toFixed(1));
  }
  const memory = Math.max(...peaks);
  const row: ScaleRow = {
    articles,
    state,
    seconds,
    total: Number(
      Object.values(seconds)
        .reduce((sum, value) => sum + value, 0)
        .toFixed(1),
    ),
    ...(memory > 0 && { memory, cpu: Math.round(cpu) }),
    compiled: madeSince(start, path.join(folder, ".next/cache/mdx"), /^[^.]+\.json$/),
    drawn: madeSince(start, path.join(folder, ".next/cache/compartilhar"), /^blog-.*\.png$/),
    indexBytes: statSync(path.join(folder, ".next/server/app/blog.html")).size,
  };
  console.error(JSON.stringify(row));
  return row;
}

const madeSince = (start: number, folder: string, names: RegExp) =>
  readdirSync(folder).filter(
    (name) => names.test(name) && statSync(path.join(folder, name)).mtimeMs >= start,
  ).length;

function change(file: string) {
  writeFileSync(file, `${readFileSync(file, "utf8")}\nUma frase a mais.\n`);
}
