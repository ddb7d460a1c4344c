import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { filesBelow } from "@/adapter/source-hash.mjs";

/** What the documents name exists. A file or command that is gone is written without backticks. */

const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "content/README.md"],
  ...filesBelow("docs").filter((file) => file.endsWith(".md")),
];

/** The folders of .gitignore, as builds and tests leave them. */
const GENERATED = [".git/", ...readFileSync(".gitignore", "utf8").split("\n")];
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !GENERATED.includes(`${entry.name}/`))
    .map(({ name }) => name);
const ROOMS = foldersIn(".").filter((name) => !name.startsWith(".next"));
const FILES = [
  ...readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...ROOMS.flatMap(filesBelow).filter((file) => !file.includes("node_modules/")),
];

const scriptsOf = (folder: string) => {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return Object.keys(scripts);
};
const SCRIPTS = scriptsOf(".");

/** Texts between backticks, and lines of code blocks. */
const codeIn = (source: string): string[] =>
  [...source.matchAll(/```[^\n]*\n([^]*?)```|`([^`\n]+)`/g)].flatMap(
    ([, block, span]) => block?.split("\n") ?? span ?? [],
  );

const anchorsOf = (source: string): string[] => {
  const slugger = new GithubSlugger();
  return [...source.matchAll(/^#+ (.*)$/gm)].map(([, title]) => slugger.slug(title!));
};

const CODE = /```[^]*?```|`[^`\n]+`/g;

/** Links to files of the project, with their anchors. */
const deadLinks = (file: string, source: string): string[] =>
  [...source.replace(CODE, "").matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, target]) => {
    if (/^([a-z]+:|\/)/.test(target!)) return [];
    const [name, anchor] = target!.split("#");
    const linked = name ? path.join(path.dirname(file), name) : file;
    if (!existsSync(linked)) return [target!];
    if (!anchor || !linked.endsWith(".md")) return [];
    return anchorsOf(readFileSync(linked, "utf8")).includes(anchor) ? [] : [target!];
  });

const COMMAND = /\bnpm (?:run|test|start)(?: --?[\w-]+)*(?: ([\w:-]+))?/g;

const deadCommands = (code: string): string[] =>
  [...code.matchAll(COMMAND)]
    .filter(([text, name]) => /^npm run/.test(text) && name && !SCRIPTS.includes(name))
    .map(([text]) => text);

const SOURCE = /^[\w.[\]@-]+\.(tsx?|mjs|jsonc?|css|sql|sh|ya?ml|conf|mdx?|svg)$/;

/** What a build, a release or an editor writes, and examples for editors. */
const WRITTEN =
  /^((sbom|provenance|required-server-files)\.json|public\/(admin|fotos)|content\/(photographs|works|team)|artigo\.mdx?|.*\/como-medir-uma-parede\.mdx)$/;

/**
 * "lib/forms", "content/pages/<name>.mdx", "lib/{forms,server}", "complete-build.ts",
 * "_sections/agenda.tsx".
 */
function deadPaths(code: string): string[] {
  const name = code.replace(/(:\d+|\/|#.*)$/, "");
  if (/[\s()=;,'"$]/.test(name.replace(/\{[^}]*\}/g, "")) || /^[./]|\/\/|^@/.test(name)) return [];
  const isInRoom = name.includes("/") && ROOMS.includes(name.split("/")[0]!);
  const isSource = SOURCE.test(name.split("/").at(-1)!);
  if (!isInRoom && !isSource) return [];
  const pattern = name
    .replace(/[.+?^$()[\]\\|]/g, "\\$&")
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`)
    .replace(/\*\*|…/g, ".+")
    .replace(/(?<!\.)\*|<[^>]*>/g, "[^/]+");
  const wanted = new RegExp(`${isInRoom ? "^" : "(^|/)"}${pattern}(/|\\.(tsx?|mjs)$|$)`);
  if (WRITTEN.test(name)) return [];
  return FILES.some((file) => wanted.test(file)) ? [] : [code];
}

it.each(DOCUMENTS)("%s names links, files and commands that exist", (file) => {
  const source = readFileSync(file, "utf8");
  const code = codeIn(source);
  expect([
    ...deadLinks(file, source),
    ...code.flatMap(deadCommands),
    ...code.flatMap(deadPaths),
  ]).toEqual([]);
});

it("the layout in README.md names every room", () => {
  const [, layout = ""] = /## Layout\n\n```\n([^]*?)```/.exec(readFileSync("README.md", "utf8"))!;
  const isShown = (room: string) => !room.startsWith(".");
  const rooms = [...ROOMS.filter(isShown), ...foldersIn("components"), ...foldersIn("lib")];
  expect(rooms.filter((room) => !layout.includes(`${room}/`))).toEqual([]);
});

it("every decision has a row in their list", () => {
  const list = readFileSync("docs/decisions/README.md", "utf8");
  const pages = readdirSync("docs/decisions").filter((name) => /^\d/.test(name));
  expect(pages.filter((name) => !list.includes(`](${name})`))).toEqual([]);
});
