import { availableParallelism } from "node:os";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { articleAliasRedirects } from "./lib/content/article-aliases.mjs";
import { ASSET_FOLDERS, assetHeaders, securityHeaders } from "./lib/http/security-headers.mjs";

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // One copy of the build and its cache for each of `npm run dev`, `npm test` and `npm start` would be waste; the
  // folder can still be moved where two copies of the site run side by side.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // A server that runs without node_modules; scripts/standalone.mjs completes it, and everything here starts that one.
  output: "standalone",
  experimental: {
    // Next leaves one processor idle, which on a machine with two is half of them.
    cpus: availableParallelism(),
    // Browsers refuse a script that is not the built one, also on a CDN that somebody broke into.
    sri: { algorithm: "sha256" },
  },
  images: {
    // Covers of the video platform, fetched by the server and never by the visitor (lib/podcast/thumbnail-hosts.ts).
    remotePatterns: ["i.ytimg.com", "img.youtube.com"].map((hostname) => ({
      protocol: "https",
      hostname,
    })),
  },
  headers: async () => [
    { source: "/:path*", headers: asList(assetHeaders) },
    { source: `/((?!${ASSET_FOLDERS.join("|")}).*)`, headers: asList(securityHeaders) },
  ],
  redirects: async () => articleAliasRedirects(),
  // A folder's name can hold a parameter, but not a parameter and an ending.
  rewrites: async () => [{ source: "/blog/:slug.md", destination: "/markdown/:slug.md" }],
};

/** @param {Readonly<Record<string, string>>} headers */
function asList(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** @param {string} phase */
export default function config(phase) {
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.SITE_URL) warnOfMissingAddress();
  return nextConfig;
}

/** Such a build works on this machine only, and nothing in its pages would show it. */
function warnOfMissingAddress() {
  // Next reads this file in each of its workers; one warning is enough.
  if (process.env.SITE_URL_WARNED) return;
  process.env.SITE_URL_WARNED = "1";
  console.warn(
    "\n⚠ SITE_URL is not set: canonical links, share images, feeds and the sitemap of this build say http://localhost.\n" +
      "  Before the site goes public, set it to the public address (see .env.example) and build again.\n",
  );
}
