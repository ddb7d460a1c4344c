import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import { build, type Plugin } from "esbuild";
import postcss, { type AcceptedPlugin } from "postcss";
import { editorBlocks } from "@/scripts/editor/config/blocks";
import { editorConfig, type Backend } from "@/scripts/editor/config/editor-config";

const PACKAGE = path.resolve("scripts/editor/node_modules/@sveltia/cms/npm");

/**
 * What Sveltia's code would ask other hosts for, or do otherwise, and what stands there instead.
 */
const REPLACEMENTS: [text: RegExp, by: string, times: number][] = [
  // Its own fonts and icons come from assets/; these are only their fallback.
  [/src:url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)\s*format\('[^']*'\)/g, "src:local('-')", 3],
  [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, "data:application/json,{}", 1],
  [/https:\/\/status-api\.hostedstatus\.com\/[\w./]*/g, "data:application/json,{}", 1],
  // What is required may be missing while "Rascunho" is on: only the site asks for it then.
  [
    /=e=>(!\w+\(e\)\|\|\(\w+\(e\)\?\?`draft`\)!==`draft`)/g,
    "=e=>!Object.values(e.currentValues).some(v=>v.draft===!0)&&($1)",
    1,
  ],
  // Signs within a word or between digits are signs (docs/decisions/0060): 60*60*2 is no italics.
  [
    /\{format:\[([\w`,]+)\],(tag:`(?:\*{1,3}|~~)`,type:`text-format`)\}/g,
    "{format:[$1],intraword:!1,$2}",
    4,
  ],
  // Each block of a text would take the focus when the text is opened, and the last one be in view.
  [/\w+\.closest\(`\[role="textbox"\]\[aria-readonly="false"\]`\)&&\w+\.focus\(\)/g, "void 0", 1],
];

const MISSING_TEXTS = "scripts/editor/pt-BR.json";

/** What reads the folders of the project, and what the browser has in its place. */
const WITHOUT_FOLDERS: Readonly<Record<string, string>> = {
  "@/lib/content/collection": "scripts/editor/browser/collection.ts",
  "@/lib/content/picture-files": "scripts/editor/browser/picture-files.ts",
  // gray-matter asks for them and uses neither on a text.
  fs: "scripts/editor/browser/node-buffer.ts",
};

/** Packages for fields that no schema has: maps, coloured code. */
const UNUSED = /^(leaflet|terra-draw|terra-draw-leaflet-adapter|@shikijs\/.*)$/;

const ownHost: Plugin = {
  name: "own-host",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^(@\/lib\/content\/|fs$)/ }, ({ path: name }) =>
      WITHOUT_FOLDERS[name] ? { path: path.resolve(WITHOUT_FOLDERS[name]) } : undefined,
    );
    onResolve({ filter: UNUSED }, ({ path: name }) => ({ path: name, namespace: "unused" }));
    onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "export default []" }));
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path: file }) => ({
      contents: REPLACEMENTS.reduce(replaceAll, readFileSync(file, "utf8")),
    }));
    onLoad({ filter: /@sveltia\/cms\/locales\/pt-BR\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify(merge(readJson(file), readJson(MISSING_TEXTS))),
      loader: "json",
    }));
  },
};

/** @throws Error when a new version of Sveltia no longer has the text */
function replaceAll(code: string, [text, by, times]: (typeof REPLACEMENTS)[number]): string {
  const found = code.match(text)?.length ?? 0;
  if (found !== times)
    throw new Error(`Sveltia has ${text} ${found} times, ${times} were expected.`);
  return code.replaceAll(text, by);
}

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

export const EDITOR_FILES = ["admin.html", "admin"];

/** Writes /admin into a folder: one page, Sveltia with its fonts, icons and Portuguese texts. */
export async function buildEditor(root: string, backend: Backend): Promise<void> {
  const folder = path.join(root, "admin");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: { editor: "scripts/editor/browser/main.ts" },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    chunkNames: "chunks/[name]-[hash]",
    nodePaths: ["scripts/editor/node_modules"],
    plugins: [ownHost],
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
    inject: ["scripts/editor/browser/node-buffer.ts"],
    // Of gray-matter, for front-matter in JavaScript, which parseContentFile refuses.
    logOverride: { "direct-eval": "silent" },
  });
  cpSync(path.join(PACKAGE, "assets"), path.join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  writeFileSync(path.join(folder, "preview.css"), await previewStyle());
  cpSync("app/fonts/archivo.woff2", path.join(folder, "archivo.woff2"));
  writeFileSync(path.join(root, "admin.html"), page(backend));
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
<style>[role="alertdialog"] .error { white-space: pre-line }</style>
<script type="application/json" id="editor-data">${data}</script>
<script type="module" src="/admin/editor.js"></script>
</head>
<body><noscript>O editor precisa de JavaScript. Os arquivos de content/ podem ser editados à mão.</noscript></body>
</html>
`;
}

/** Only this page has it: code from its own host, and the git host as the only other one. */
function editorPolicy(backend: Backend): string {
  const hosts = gitHosts(backend).join(" ");
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

function gitHosts({ name, api_root }: Backend): string[] {
  if (api_root) return [new URL(api_root).origin];
  return name === "github"
    ? ["https://api.github.com", "https://avatars.githubusercontent.com"]
    : ["https://gitlab.com"];
}
