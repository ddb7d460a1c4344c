import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommand, startProcess, stopProcess } from "@/scripts/lib/processes.mjs";

/** Something to measure against, and the way to stop it. */
type Reference = { url: string; stop: () => Promise<void> };

const PLAIN_PAGE = `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plain</title><meta name="description" content="One paragraph."><style>body{font:16px/1.5 sans-serif;margin:2rem}</style></head>
<body><main><h1>Plain HTML</h1><p>${"One paragraph that is long enough to be the largest thing of the page. ".repeat(3)}</p></main></body></html>`;

/** One page of plain HTML: what nothing can be faster than. */
export async function plainPage(): Promise<Reference> {
  const server = createHttpServer((request, response) => {
    const isPage = request.url === "/";
    response.writeHead(isPage ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(isPage ? PLAIN_PAGE : "");
  }).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A Next app of the installed version with one page and nothing else: what the framework costs by itself. */
export async function emptyNextApp(): Promise<Reference> {
  const folder = mkdtempSync(path.join(tmpdir(), "empty-next-"));
  mkdirSync(path.join(folder, "app"));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "package.json"), '{ "private": true }');
  // So that links to the modules above its folder are allowed.
  writeFileSync(
    path.join(folder, "next.config.mjs"),
    'export default { turbopack: { root: "/" }, outputFileTracingRoot: "/" };',
  );
  writeFileSync(
    path.join(folder, "app", "layout.jsx"),
    'export default function Layout({ children }) { return <html lang="pt-BR"><body>{children}</body></html>; }',
  );
  writeFileSync(
    path.join(folder, "app", "page.jsx"),
    'export const metadata = { title: "Empty", description: "One paragraph." };\n' +
      'export default function Page() { return <main><h1>Empty</h1><p>{"One paragraph that is long enough. ".repeat(6)}</p></main>; }',
  );
  const next = path.resolve("node_modules/next/dist/bin/next");
  await runCommand(process.execPath, [next, "build", folder], {
    failure: "The empty Next app could not be built.",
  });
  const port = await freePort();
  const child = startProcess(process.execPath, [next, "start", folder, "--port", String(port)], {
    env: {},
    stdio: "pipe",
    channel: false,
  });
  child.stdout?.resume();
  const url = `http://localhost:${port}/`;
  await answers(url);
  return {
    url,
    stop: async () => {
      await stopProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
