import { execSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import { fillArticles, slugOf } from "@/tests/support/generated-articles";
import { Failure } from "@/scripts/lib/failure.mjs";
import type { Row } from "@/scripts/lib/markdown-table";
import { exitCode, startProcess } from "@/scripts/lib/processes.mjs";
import { groupUsage } from "@/scripts/bench/group-usage";

/** What `npm run build` does. */
const STEPS = {
  Next: ["node_modules/next/dist/bin/next", "build"],
  Finish: ["scripts/finish-pages.mjs"],
  Search: ["scripts/search-index.mjs"],
  Standalone: ["scripts/standalone.mjs"],
};
const NOT_COPIED = /^(\.git|\.next|\.data|\.cache|node_modules|test-results|playwright-report)$/;

/** Builds a copy of the project with more and more articles: from nothing, and after a change. */
export async function measureBuilds(counts = [11, 1000, 5000]) {
  const copy = mkdtempSync(`${os.tmpdir()}/build-`);
  cpSync(".", copy, { recursive: true, filter: (file) => !NOT_COPIED.test(file) });
  // Next needs its modules below the project. Hard links are quick, on one file system.
  execSync(`cp -al node_modules ${copy} || cp -a node_modules ${copy}`, { stdio: "ignore" });
  const articles = `${copy}/content/articles`;
  const builds: Row[] = [];
  for (const count of counts) {
    fillArticles(articles, count);
    rmSync(`${copy}/.next`, { recursive: true, force: true });
    builds.push(await build(copy, count, "cold", builds[0]));
    const changed = count === counts[0] ? "guia-pintura" : slugOf(1);
    appendFileSync(`${articles}/${changed}.mdx`, "\nUma frase a mais.\n");
    builds.push(await build(copy, count, "one article changed", builds[1]));
  }
  return { builds };
}

async function build(cwd: string, articles: number, state: string, smallest?: Row): Promise<Row> {
  const env = { SITE_URL: "http://localhost", SUPABASE_URL: "" };
  const start = Date.now();
  const seconds: Row = {};
  let [cpu, memory] = [0, 0];
  for (const [step, args] of Object.entries(STEPS)) {
    const stepStart = Date.now();
    const child = startProcess(process.execPath, args, { cwd, env });
    let usage = { memory: 0, cpu: 0 };
    const timer = setInterval(() => {
      usage = groupUsage(child.pid);
      memory = Math.max(memory, Math.round(usage.memory));
    }, 250);
    if ((await exitCode(child, step)) !== 0) throw new Failure(`${step} failed: ${articles}.`);
    clearInterval(timer);
    cpu += usage.cpu;
    seconds[`${step}, s`] = (Date.now() - stepStart) / 1000;
  }
  const total = (Date.now() - start) / 1000;
  const more = articles - Number(smallest?.Articles ?? articles);
  const newFiles = (where: string) =>
    Number(execSync(`find .next/cache/${where} -newermt @${start / 1000} | wc -l`, { cwd }));
  return {
    ...{ Articles: articles, State: state, ...seconds, "In all, s": total },
    "ms an article": more ? (1000 * (total - Number(smallest?.["In all, s"]))) / more : "–",
    "Processor, s": Math.round(cpu),
    "Memory, MB": memory,
    Compiled: newFiles("mdx -path '*articles*.page.json'"),
    Drawn: newFiles("compartilhar -name 'blog-*.png'"),
    "Blog index, kB": statSync(`${cwd}/.next/server/app/blog.html`).size / 1000,
  };
}
