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
  "_not-found.html": html("Não encontrada", "<p>x</p>"),
};

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

  it("has the pages meant to be found, under their addresses", () => {
    expect(pages.map(({ url }) => url)).toEqual(["/", "/blog/tinta"]);
  });

  it("names a page as the browser does", () => {
    expect(pages.map(({ meta }) => meta.title)).toEqual(["Início & fim", "Tinta, rolo e lata"]);
  });

  it("reads the text of a page and nothing else, word by word", () => {
    const text = pages[1]!.content;
    expect(text).toMatch(/Cor\W+Azul/);
    expect(text).not.toMatch(/segredo|Cabeçalho|nova aba|Copiar|Outro artigo|Formulário/);
    expect(JSON.stringify(pages)).not.toContain("segredo");
  });

  it("says in one sentence that there is no build", async () => {
    await expect(writeIndex(path.join(folder, "nothing"))).rejects.toThrow("no built pages");
  });
});

/** In a process of its own: pagefind is an ES module with a program beside it. */
function writeIndex(folder: string) {
  const options = { pages: path.join(folder, "app"), output: path.join(folder, "pagefind") };
  const code = `import("./scripts/lib/search-index.mjs").then((m) => m.writeSearchIndex(${JSON.stringify(options)}))`;
  return run(process.execPath, ["--eval", code]);
}

async function readIndex(folder: string): Promise<Page[]> {
  const files = await readdir(path.join(folder, "fragment"));
  const read = files.map(async (file) => {
    const data = gunzipSync(await readFile(path.join(folder, "fragment", file)));
    return JSON.parse(data.subarray("pagefind_dcd".length).toString()) as Page;
  });
  return (await Promise.all(read)).sort((a, b) => a.url.localeCompare(b.url));
}
