import { createRequire } from "node:module";
import { join } from "node:path";
import { FUNCTION_VARIABLES, PROJECT_ROOT } from "@/scripts/backend/options";

const require = createRequire(import.meta.url);

/** Reading any other variable is refused, even when it is not set. */
const READABLE_VARIABLES = [
  ...FUNCTION_VARIABLES,
  "CONTACT_TO",
  "SUPABASE_SECRET_KEYS",
  "SUPABASE_SERVICE_ROLE_KEY",
  "SUPABASE_URL",
];

/** The Deno executable of the npm package; its own bin script would put a second process in between. */
export function denoPath(): string {
  const installer: unknown = require("deno/install_api.cjs");
  if (typeof installer === "object" && installer !== null && "runInstall" in installer) {
    const { runInstall } = installer;
    if (typeof runInstall === "function") return String(runInstall());
  }
  throw new Error("the npm package deno offers no executable");
}

/** Hosts that the functions have a reason to reach, from their own environment. */
function allowedHosts(env: Record<string, string>): string[] {
  const urls = [env.SUPABASE_URL, env.SMTP_URL];
  if (env.RESEND_API_KEY) urls.push(env.RESEND_API_URL ?? "https://api.resend.com");
  if (env.YOUTUBE_API_KEY) urls.push(env.YOUTUBE_API_URL ?? "https://www.googleapis.com");
  else if (env.YOUTUBE_CHANNEL_ID) urls.push(env.YOUTUBE_FEED_URL ?? "https://www.youtube.com");
  const hosts = urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).hostname] : []));
  return [...new Set(["127.0.0.1", ...hosts.filter(Boolean)])];
}

/**
 * Arguments that run the functions with the least they need: their own environment variables, the
 * network towards the services named in it, no files, no programs, and packages from node_modules only.
 */
export function denoArguments(env: Record<string, string>): string[] {
  const folder = join(PROJECT_ROOT, "supabase", "functions");
  return [
    "run",
    "--quiet",
    "--no-prompt",
    "--no-lock",
    "--cached-only",
    // Said here and not in deno.json, which a deploy reads too: there no node_modules is at hand.
    "--node-modules-dir=manual",
    `--config=${join(folder, "deno.json")}`,
    `--allow-net=${allowedHosts(env).join(",")}`,
    `--allow-env=${READABLE_VARIABLES.join(",")}`,
    join(folder, "_local", "serve.ts"),
  ];
}

/** The process environment of Deno: the functions' variables and what the system itself needs. */
export function denoEnvironment(env: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = ["PATH", "HOME", "TMPDIR", "SystemRoot", "SSL_CERT_FILE"].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: "production",
    DENO_DIR: join(PROJECT_ROOT, ".cache", "deno"),
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
    ...env,
  };
}
