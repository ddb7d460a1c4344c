import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import { build, type Plugin } from "esbuild";
import postcss, { type AcceptedPlugin } from "postcss";
import { editorBlocks } from "@/scripts/editor/config/blocks";
import { editorConfig, type Backend } from "@/scripts/editor/config/editor-config";

const PACKAGE = path.resolve("scripts/editor/node_modules/@sveltia/cms/npm");

const MISSING_TEXTS = "scripts/editor/pt-BR.json";

/** Sveltia's Portuguese, with what it lacks. */
const portuguese: Plugin = {
  name: "portuguese",
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia\/cms\/locales\/pt-BR\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify(merge(readJson(file), readJson(MISSING_TEXTS))),
      loader: "json",
    })),
};

type Texts = { [key: string]: string | Texts };

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Texts;

function merge(texts: Texts, others: Texts): Texts {
  const merged = Object.entries(others).map(([key, text]) => {
    const old = texts[key];
    const both = typeof old === "object" && typeof text === "object";
    return [key, both ? merge(old, text) : text];
  });
  return { ...texts, ...Object.fromEntries(merged) };
}

const PAGE = "public/admin.html";
const FOLDER = "public/admin";
export const EDITOR_FILES = [PAGE, FOLDER];

/** Writes /admin into public/: one page, Sveltia with its fonts, icons and Portuguese texts. */
export async function buildEditor(backend: Backend): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await build({
    entryPoints: { editor: "scripts/editor/browser/main.ts" },
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    chunkNames: "chunks/[name]-[hash]",
    nodePaths: ["scripts/editor/node_modules"],
    plugins: [portuguese],
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  cpSync(path.join(PACKAGE, "assets"), path.join(FOLDER, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  writeFileSync(path.join(FOLDER, "preview.css"), await previewStyle());
  cpSync("app/fonts/archivo.woff2", path.join(FOLDER, "archivo.woff2"));
  writeFileSync(PAGE, page(backend));
}

// Next declares it for the site (app/layout.tsx).
const FONT = `@font-face { font-family: Archivo; src: url(archivo.woff2); font-weight: 400 800; font-stretch: 100% 118% }
:root { --font-archivo: Archivo }
`;

/** The site's style sheet for the preview of a text. */
async function previewStyle(): Promise<string> {
  const from = path.resolve("app/globals.css");
  const processor = postcss([tailwind() as unknown as AcceptedPlugin]);
  const { css } = await processor.process(readFileSync(from, "utf8"), { from });
  // The preview has sections of fields, and the text in elements without a class.
  const text = ":is(body, section > div, section > div > div)";
  return `${css.replaceAll(".prose-site", text)}\n${FONT}body { padding: 1.5rem; border: 0 !important }\n`;
}

function page(backend: Backend): string {
  const config = editorConfig(backend);
  const data = JSON.stringify({ config, blocks: editorBlocks() }).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(backend)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Editor · PrimoZé</title>
<link rel="icon" href="/icon.svg">
<script type="application/json" id="editor-data">${data}</script>
<script type="module" src="/admin/editor.js"></script>
</head>
<body><noscript>O editor precisa de JavaScript. Os arquivos de content/ podem ser editados à mão.</noscript></body>
</html>
`;
}

/** Only this page has it: code from its own host, and the git host as the only other one. */
function editorPolicy({ name }: Backend): string {
  const hosts = GIT_HOSTS[name];
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: ${hosts}`,
    "media-src 'self' blob:",
    `connect-src 'self' blob: data: ${hosts}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
}

const GIT_HOSTS: Record<Backend["name"], string> = {
  github: "https://api.github.com https://avatars.githubusercontent.com",
  gitlab: "https://gitlab.com",
};
