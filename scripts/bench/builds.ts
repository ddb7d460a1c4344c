import { execSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import { fillArticles, slugOf } from "@/tests/support/generated-articles";
import { Failure } from "@/scripts/lib/failure.mjs";
import type { Row } from "@/scripts/lib/markdown-table";
import { exitCode, startProcess } from "@/scripts/lib/processes.mjs";
import { groupUsage } from "@/scripts/bench/group-usage";

const BUILD = ["node_modules/next/dist/bin/next", "build"];
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
  const start = Date.now();
  const env = { SITE_URL: "http://localhost", SUPABASE_URL: "" };
  const child = startProcess(process.execPath, BUILD, { cwd, env });
  let [cpu, memory] = [0, 0];
  const timer = setInterval(() => {
    const usage = groupUsage(child.pid);
    memory = Math.max(memory, Math.round(usage.memory));
    cpu = usage.cpu;
  }, 250);
  if ((await exitCode(child, "next")) !== 0) throw new Failure(`The build failed: ${articles}.`);
  clearInterval(timer);
  const total = (Date.now() - start) / 1000;
  const more = articles - Number(smallest?.Articles ?? articles);
  const newFiles = (where: string) =>
    Number(execSync(`find .next/cache/${where} -newermt @${start / 1000} | wc -l`, { cwd }));
  return {
    ...{ Articles: articles, State: state, "In all, s": total },
    "ms an article": more ? (1000 * (total - Number(smallest?.["In all, s"]))) / more : "–",
    "Processor, s": Math.round(cpu),
    "Memory, MB": memory,
    Compiled: newFiles("mdx -path '*articles*.page.json'"),
    Drawn: newFiles("compartilhar -name 'blog-*.png'"),
    "Blog index, kB": statSync(`${cwd}/.next/cdn/site/blog.html`).size / 1000,
  };
}
