import { createRequire } from "node:module";
import { join } from "node:path";
import { FUNCTION_VARIABLES, PROJECT_ROOT } from "@/scripts/backend/options";

const require = createRequire(import.meta.url);

/** Deno denies reading any other variable, even when it is not set. */
const ALLOWED_VARIABLES = [
  ...FUNCTION_VARIABLES,
  "CONTACT_TO",
  "SUPABASE_ANON_KEY",
  "SUPABASE_PUBLISHABLE_KEYS",
  "SUPABASE_SECRET_KEYS",
  "SUPABASE_SERVICE_ROLE_KEY",
  "SUPABASE_URL",
];

/** Path of the Deno executable. The bin script of the npm package would add a second process. */
export function denoPath(): string {
  const installer: unknown = require("deno/install_api.cjs");
  if (typeof installer === "object" && installer !== null && "runInstall" in installer) {
    const { runInstall } = installer;
    if (typeof runInstall === "function") return String(runInstall());
  }
  throw new Error("the npm package deno has no executable");
}

/** Hosts of the services in the environment of the functions. */
function allowedHosts(env: Record<string, string>): string[] {
  const urls = [env.SUPABASE_URL, env.SMTP_URL];
  if (env.RESEND_API_KEY) urls.push(env.RESEND_API_URL ?? "https://api.resend.com");
  if (env.YOUTUBE_API_KEY) urls.push(env.YOUTUBE_API_URL ?? "https://www.googleapis.com");
  else if (env.YOUTUBE_CHANNEL_ID) urls.push(env.YOUTUBE_FEED_URL ?? "https://www.youtube.com");
  const hosts = urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).hostname] : []));
  return [...new Set(["127.0.0.1", ...hosts.filter(Boolean)])];
}

/**
 * Arguments that run the functions with the least permissions: their own environment variables, the
 * hosts of their services, no files, no programs, and only packages from node_modules.
 */
export function denoArguments(env: Record<string, string>): string[] {
  const folder = join(PROJECT_ROOT, "supabase", "functions");
  return [
    "run",
    "--quiet",
    "--no-prompt",
    "--no-lock",
    "--cached-only",
    // Not in deno.json, because a deploy reads that file too and has no node_modules.
    "--node-modules-dir=manual",
    `--config=${join(folder, "deno.json")}`,
    `--allow-net=${allowedHosts(env).join(",")}`,
    `--allow-env=${ALLOWED_VARIABLES.join(",")}`,
    join(folder, "_local", "serve.ts"),
  ];
}

/** Environment of the Deno process: the functions' variables and those of the system. */
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
