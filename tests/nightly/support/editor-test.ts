import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import { startGitHub } from "@/tests/nightly/support/github";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** The editor of a build with EDITOR_BUILD=1, on a server with nothing else, and a GitHub. */
export const test = base.extend<{ github: ReturnType<typeof startGitHub>; editor: Page }>({
  github: async ({ browserName: _browser }, provide) => {
    const github = startGitHub();
    await provide(github);
    github.stop();
  },
  editor: async ({ page, github }, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), "primoze-editor-"));
    const env = { EDITOR_REPO: "empresa/site", EDITOR_BRANCH: "main", EDITOR_API: github.api };
    execFileSync("npm", ["run", "--silent", "editor", "build", folder], {
      env: { ...process.env, ...env },
    });
    const server = createServer(({ url = "" }, response) => {
      const name = url === "/admin" ? "/admin.html" : new URL(url, "http://localhost").pathname;
      const file = path.join(name.startsWith("/admin") ? folder : "public", name);
      const type = TYPES[path.extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
    }).listen(0);
    const problems: string[] = [];
    // The page's policy refuses what Sveltia asks other hosts for.
    page.on("console", (message) => {
      const isRefused = /Content Security Policy/.test(message.text());
      if (message.type() === "error" && !isRefused) problems.push(message.text());
    });
    // playwright.config.ts gives the browser no other name than localhost.
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText !== "csp") problems.push(`${request.url()} failed`);
    });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/admin`);
    await provide(page);
    expect(problems).toEqual([]);
    server.close();
    rmSync(folder, { recursive: true });
  },
});
