// Rehearses the Dockerfile on a machine without Docker: its stages become empty folders, its COPY
// and RUN lines run in them, then its server and its health check. It takes some minutes:
//
//   npm run rehearse:docker
//
// What it cannot show: the base images, the users and the layers.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import getPort from "get-port";
import { Failure, runScript } from "./lib/failure.mjs";
import { step } from "./lib/steps.mjs";

/** @typedef {{ root: string, workdir: string, env: Record<string, string>, command: string[], health: string }} Stage */

const folder = mkdtempSync(path.join(tmpdir(), "primoze-docker-"));
/** What `docker build` gets as a secret: the variables of a public site. */
const SECRET = "SITE_URL=https://www.example.com\nALLOW_DEMONSTRATION=1\n";

/** @type {Map<string, Stage>} */
const stages = new Map();

/** The tracked files but those of .dockerignore. @param {string} target */
function copyContext(target) {
  const ignored = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}(/|$)`));
  const files = execFileSync("git", ["ls-files", "-z"]).toString().split("\0");
  for (const file of files) {
    if (!file || !existsSync(file) || ignored.some((pattern) => pattern.test(file))) continue;
    cpSync(file, path.join(target, file));
  }
}

/** @param {string} keyword @param {string} text */
async function rehearse(keyword, text) {
  const stage = [...stages.values()].at(-1);
  if (keyword === "FROM") return addStage(text);
  if (!stage) return; // An ARG before the first stage.
  if (keyword === "WORKDIR") {
    stage.workdir = text;
    mkdirSync(path.join(stage.root, text), { recursive: true });
  } else if (keyword === "ENV") {
    for (const [, name = "", value = ""] of text.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
  } else if (keyword === "COPY") copy(stage, text);
  else if (keyword === "RUN") await step(`RUN ${text}`, async () => run(stage, text));
  else if (keyword === "CMD") stage.command = JSON.parse(text);
  else if (keyword === "HEALTHCHECK") stage.health = text.replace(/^.*?CMD /s, "");
  else if (!["USER", "EXPOSE"].includes(keyword)) {
    throw new Failure(`The rehearsal does not know ${keyword}.`);
  }
}

/** @param {string} text */
function addStage(text) {
  const [, name = ""] = / AS (\w+)/i.exec(text) ?? [];
  const root = path.join(folder, name);
  mkdirSync(root);
  stages.set(name, { root, workdir: "/", env: {}, command: [], health: "" });
}

/** @param {string} name */
function stageNamed(name) {
  const stage = stages.get(name);
  if (!stage) throw new Failure(`The Dockerfile has no stage "${name}".`);
  return stage;
}

/** Of a folder, COPY takes the content. @param {Stage} stage @param {string} text */
function copy(stage, text) {
  const words = text.split(/\s+/);
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const origin = from ? stageNamed(from).root : path.join(folder, "context");
  const names = words.filter((word) => !word.startsWith("--"));
  const target = path.join(stage.root, path.resolve(stage.workdir, names.pop() ?? ""));
  for (const name of names) {
    const source = path.join(origin, name);
    if (!existsSync(source)) throw new Failure(`COPY ${text}: ${name} does not exist.`);
    const isFolder = statSync(source).isDirectory();
    cpSync(source, isFolder ? target : path.join(target, path.basename(name)), { recursive: true });
  }
}

/** @param {Stage} stage @param {string} text */
function run(stage, text) {
  const command = text.replace(/^(--\S+ )+/, "");
  const secret = /--mount=type=secret\S*target=(\S+)/.exec(text)?.[1];
  const file = secret && path.join(stage.root, secret);
  if (file) writeFileSync(file, SECRET);
  const { status } = spawnSync("sh", ["-c", command], {
    cwd: path.join(stage.root, stage.workdir),
    env: environment(stage),
    stdio: "inherit",
  });
  if (file) rmSync(file);
  if (status !== 0) throw new Failure(`RUN ${text}: status ${status}.`);
}

/**
 * Nothing of this machine's environment but how to find programs and npm's cache.
 * @param {Stage} stage @returns {NodeJS.ProcessEnv}
 */
const environment = ({ env }) =>
  Object.assign(Object.create(null), { PATH: process.env.PATH, HOME: process.env.HOME }, env);

/** @param {Stage} stage */
async function checkServer(stage) {
  const [program = "", ...args] = stage.command;
  const cwd = path.join(stage.root, stage.workdir);
  const env = { ...environment(stage), PORT: String(await getPort()) };
  const server = spawn(program, args, { cwd, env, stdio: "inherit" });
  const isHealthy = () => spawnSync("sh", ["-c", stage.health], { cwd, env }).status === 0;
  const end = Date.now() + 30_000;
  try {
    while (!isHealthy()) {
      if (Date.now() > end) throw new Failure("The health check fails.");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    server.kill();
  }
}

await runScript(async () => {
  try {
    copyContext(path.join(folder, "context"));
    const dockerfile = DockerfileParser.parse(readFileSync("Dockerfile", "utf8"));
    for (const instruction of dockerfile.getInstructions()) {
      const keyword = instruction.getKeyword();
      // With its flags, which the parser keeps apart, and in one line.
      const text = instruction.getTextContent().slice(keyword.length).replaceAll("\\\n", "");
      await rehearse(keyword, text.trim());
    }
    await checkServer(stageNamed("server"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log("The Dockerfile's lines work, and its server is healthy.");
});
