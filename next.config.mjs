import { articleAliasRedirects } from "./lib/content/article-aliases.mjs";

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // One copy of the build and its cache for each of `npm run dev`, `npm test` and `npm start` would be waste; the
  // folder can still be moved where two copies of the site run side by side.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  experimental: {
    // A first visit needs no second round trip for a style sheet; the CSS of the whole site is small.
    inlineCss: true,
  },
  images: {
    // Covers of the video platform, fetched by the server and never by the visitor (lib/podcast/cover-hosts.ts).
    remotePatterns: ["i.ytimg.com", "img.youtube.com"].map((hostname) => ({
      protocol: "https",
      hostname,
    })),
  },
  redirects: async () => articleAliasRedirects(),
};

export default nextConfig;
