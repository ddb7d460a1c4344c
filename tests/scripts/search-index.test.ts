import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";

const run = promisify(execFile);

type Page = { url: string; content: string; meta: { title?: string } };

const html = (title: string, body: string, head = "") =>
  `<!doctype html><html lang="pt-BR"><head><title>${title} · PrimoZé</title>${head}</head>` +
  `<body><header>Cabeçalho</header><main data-pagefind-body="true">${body}</main></body></html>`;

const FILES = {
  "index.html": html("Início &amp; fim", "<h1>O Mundo das Obras</h1><p>Texto.</p>"),
  "blog/tinta.html": html(
    "Tinta, rolo e lata",
    `<h1>Tinta</h1><img src="/capas/segredo.svg"><dl><dt>Cor</dt><dd>Azul</dd></dl>
     <p>Boa.<span class="sr-only"> (abre em nova aba)</span></p><button>Copiar</button>
     <div data-pagefind-ignore="true">Outro artigo</div><form>Formulário</form>`,
  ),
  "rascunho.html": html("Rascunho", "<p>x</p>", '<meta name="robots" content="noindex"/>'),
  "blog/arquivo/todos.html": html("Arquivo", "<p>x</p>"),
};

const urlOf = (name: string) => `/${name.replace(/(index)?\.html$/, "")}`;

describe("writeSearchIndex", () => {
  let folder: string;
  let pages: Page[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "primoze-search-"));
    for (const [name, content] of Object.entries(FILES)) {
      const file = path.join(folder, "app", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await writeIndex(folder);
    pages = await readIndex(path.join(folder, "pagefind"));
  }, 30_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("indexes pages with their addresses, without noindex and archive pages", () => {
    expect(pages.map(({ url }) => url)).toEqual(["/", "/blog/tinta"]);
  });

  it("uses the document title as the title", () => {
    expect(pages.map(({ meta }) => meta.title)).toEqual(["Início & fim", "Tinta, rolo e lata"]);
  });

  it("indexes only the text, with spaces between words", () => {
    const text = pages[1]!.content;
    expect(text).toMatch(/Cor\W+Azul/);
    expect(text).not.toMatch(/segredo|Cabeçalho|nova aba|Copiar|Outro artigo|Formulário/);
    expect(JSON.stringify(pages)).not.toContain("segredo");
  });
});

/** In a separate process: pagefind is an ES module, which Jest cannot load. */
function writeIndex(folder: string) {
  const pages = Object.keys(FILES).map((name) => ({
    path: urlOf(name),
    file: path.join(folder, "app", name),
    headers: {},
  }));
  const output = path.join(folder, "pagefind");
  const code = `import { writeSearchIndex } from "@/adapter/search-index";
    await writeSearchIndex(...${JSON.stringify([pages, output])});`;
  return run(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code]);
}

async function readIndex(folder: string): Promise<Page[]> {
  const files = await readdir(path.join(folder, "fragment"));
  const read = files.map(async (file) => {
    const data = gunzipSync(await readFile(path.join(folder, "fragment", file)));
    return JSON.parse(data.subarray("pagefind_dcd".length).toString()) as Page;
  });
  return (await Promise.all(read)).sort((a, b) => a.url.localeCompare(b.url));
}
