import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { tsImport } from "tsx/esm/api";
import { contentRoot } from "./lib/content-root.mjs";

/** @param {string} file of lib/, in TypeScript */
const load = (file) => tsImport(`./lib/${file}`, import.meta.url);

/** @type {typeof import("./lib/podcast/thumbnail-hosts")} */
const { THUMBNAIL_HOSTS } = await load("podcast/thumbnail-hosts.ts");

// Next reads this file before it collects anything, in every command (build, dev, typegen).
process.env.NEXT_TELEMETRY_DISABLED ??= "1";
const distDir = process.env.NEXT_DIST_DIR || ".next";

/** What the browser knows of the company, from the content that is built (CONTENT_ROOT). */
const COMPANY = {
  "@/content/company.json": `./${path.relative(process.cwd(), contentRoot())}/company.json`,
};

/** @returns {import("next").NextConfig} */
const nextConfig = () => ({
  poweredByHeader: false,
  reactStrictMode: true,
  // NEXT_DIST_DIR: for two builds side by side in one checkout.
  distDir,
  // Nothing on the site asks for it, and pages that did not change stay the same in the next build.
  generateBuildId: () => "site",
  // What happens before and after the compile.
  adapterPath: fileURLToPath(new URL("./adapter/adapter.mjs", import.meta.url)),
  turbopack: { resolveAlias: COMPANY },
  // A server that runs without node_modules. adapter/complete-build.ts adds the static files.
  output: "standalone",
  // Large packages of the server. Turbopack would compile them again for each route handler.
  serverExternalPackages: [
    "@supabase/supabase-js",
    "feedsmith",
    "gray-matter",
    "minisearch",
    "yaml",
    "zod",
  ],
  // Types do not change what is built. `npm test` checks them with a compiler ten times as fast.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // By default Next leaves one processor idle.
    cpus: availableParallelism(),
    // Next 16.4.6: once sources have changed between two runs, it can make every page reload itself
    // for ever. Without it the first page takes 16 s instead of 7.
    turbopackFileSystemCacheForDev: false,
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === "1",
    // Next copies each body for the middleware, by default up to 10 MB. Twice BODY_MAX_BYTES.
    proxyClientMaxBodySize: 128 * 1024,
  },
  images: {
    // Covers of YouTube's videos, and nothing of this site. The server passes on only what
    // isCover() knows. Without `search`, any query would be one more picture.
    localPatterns: [],
    remotePatterns: THUMBNAIL_HOSTS.map((hostname) => ({
      protocol: "https",
      hostname,
      port: "",
      pathname: "/vi/**",
      search: "",
    })),
    // Next's default is half of the free disk.
    maximumDiskCacheSize: 200_000_000,
  },
  // `npm run dev` asks until the server answers; what it prints then stays the last lines.
  ...(process.env.NODE_ENV === "development" && {
    logging: { incomingRequests: { ignore: [/^\/api\/live$/] } },
  }),
  redirects: async () => (await load("content/redirects.ts")).aliasRedirects(),
  rewrites: async () =>
    process.env.EDITOR_BUILD === "1" ? [{ source: "/admin", destination: "/admin.html" }] : [],
});

/** @param {string} phase */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) {
    // With another value, inherited from a shell or a test, libraries work as in development.
    Object.assign(process.env, { NODE_ENV: "production" });
    // A first build would write for eleven seconds what it cannot use. Next's workers inherit this.
    process.env.BUILD_CACHE ??= existsSync(distDir) ? "1" : "0";
  }
  if (phase !== PHASE_DEVELOPMENT_SERVER) return nextConfig();
  // The build writes the script into the pages (adapter), the layout under `npm run dev`.
  const { INLINE_SCRIPT } = await load("browser/scripts.ts");
  return {
    ...nextConfig(),
    env: { PAGE_SCRIPT: INLINE_SCRIPT },
  };
}
