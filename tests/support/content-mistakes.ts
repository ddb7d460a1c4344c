import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ARTICLE = "content/articles/guia-pintura.mdx";
const root = process.cwd();

/** A mistake in the text of an article, and what its message says. */
const IN_TEXTS: [mistake: string, text: string, message: RegExp][] = [
  ["a superscript", "Área de 12 m<sup>2</sup>.", /HTML não é aceito \(<sup>\).*m²/],
  ["a line break", "Um<br />dois", /<br>.*linha em branco/],
  ["an open line break", "Um<br>dois", /<br>.*linha em branco/],
  ["a paragraph of HTML", "<p>x</p>", /HTML.*<p>/],
  ["details", "<details>x</details>", /HTML.*<details>/],
  ["strong", "<strong>x</strong>", /\*\*negrito\*\*/],
  ["an iframe", '<iframe src="https://youtube.com" />', /escreva um link/],
  ["a style", '<p style="color:red">x</p>', /HTML.*<p>/],
  ["a script link", '<a href="javascript:alert(1)">x</a>', /<a>.*\[texto\]/],
  ["an expression", "Preço {x}", /\{…\}.*\\\{/],
  ["an MDX comment", "{/* nota */}", /\{…\}/],
  ["an open brace", "Um {", /\{…\}/],
  ["a template", "{{ nome }}", /\{…\}/],
  ["a comment", "Um <!-- nota -->", /comentário/],
  ["a less-than sign", "Até <10 m²", /\\</],
  ["an autolink", "<https://exemplo.com.br>", /\[texto\]/],
  ["code", "import x from 'y'", /import/],
  ["words like code", "export tudo isto", /export/],
  ["a second title", "# Outro título", /##/],
  ["a missing picture", "![Foto](/fotos/nao-ha.webp)", /não há o arquivo content\/photographs/],
  ["a picture elsewhere", "![Foto](https://exemplo.com.br/a.png)", /não é uma imagem do site/],
  ["a picture outside", "![Foto](/../package.png)", /não é uma imagem do site/],
  ["a picture without words", "![](/desenhos/tap.svg)", /texto alternativo/],
  ["a script as link", "[a](javascript:alert(1))", /não pode estar certo/],
  ["a link without a scheme", "[a](//evil.example)", /não pode estar certo/],
  ["a relative link", "[a](contato)", /não pode estar certo/],
  ["data as link", "[a][b]\n\n[b]: data:text/html,x", /não pode estar certo/],
  ["an unknown block", "<Foo />", /<Foo> não é um bloco; os blocos são Calculator, Figure, Note/],
  ["an unclosed block", '<Note kind="dica">\n\nx', /<Note> não foi fechado/],
  ["an unopened block", "</Note>", /<\/Note> fecha um bloco/],
  ["a block closed by another", '<Note kind="dica">\n\nx\n\n</Figure>', /<Note>|<\/Figure>/],
  ["a field without quotes", "<Note kind=dica>\n\nx\n\n</Note>", /entre aspas/],
  ["a field in braces", "<Figure src={x} />", /não entre chaves/],
  ["an unknown value", '<Note kind="x">\n\nx\n\n</Note>', /kind: veio "x"; use um destes: "dica"/],
  [
    "an unknown field",
    '<Note kind="dica" titulo="x">\n\nx\n\n</Note>',
    /não existe o campo “titulo”/,
  ],
  ["a block in a sentence", 'Um <Note kind="dica">oi</Note> dois', /numa linha só dele/],
  [
    "a figure without words",
    '<Figure src="/desenhos/artigos/rampa.svg" caption="a" />',
    /alt: falta este campo/,
  ],
  [
    "a figure without its file",
    '<Figure src="/nada.svg" alt="a" caption="b" />',
    /não há o arquivo/,
  ],
  ["an unknown calculator", '<Calculator name="x" />', /name: veio "x"/],
];

/** A mistake in the front-matter of an article: what is replaced by what. */
const IN_FIELDS: [mistake: string, from: RegExp, to: string, message: RegExp][] = [
  ["a day as people write it", /^date: .*/m, "date: 15/01/2026", /date: esperava uma data/],
  ["a day that does not exist", /^date: .*/m, "date: 2025-02-30", /date: esperava uma data/],
  ["no description", /^description: .*\n/m, "", /description: falta este campo/],
  [
    "a short description",
    /^description: .*/m,
    "description: curta",
    /tem 5 caracteres; o mínimo é 50/,
  ],
  ["an empty title", /^title: .*/m, "title:", /title: o campo está vazio/],
  ["a number as title", /^title: .*/m, "title: 2025", /title: esperava um texto, veio um número/],
  [
    "an unknown category",
    /^category: .*/m,
    "category: Jardim",
    /category: veio "Jardim"; use um destes/,
  ],
  ["no tags", /^tags: .*/m, "tags: []", /tags: tem 0 itens; o mínimo é 1/],
  ["tags without brackets", /^tags: .*/m, "tags: Pintura", /tags: esperava uma lista/],
  ["a field in Portuguese", /^title:/m, "titulo: Um\ntitle:", /não existe o campo “titulo”/],
  [
    "a field that is gone",
    /^title:/m,
    "service: pintura\ntitle:",
    /não existe o campo “service”; no lugar dele, use “cta”/,
  ],
  ["a field twice", /^title:/m, "date: 2025-01-01\ntitle:", /duas vezes/],
  ["an open quotation mark", /^title: .*/m, 'title: "sem fim', /aspas/],
  ["a colon in a text", /^title: .*/m, "title: NR-35: o que muda", /dois-pontos/],
  ["a tab", /^title:/m, "\ttitle:", /Tab|espaços|não é um campo/],
  ["draft as a word", /^title:/m, "draft: sim\ntitle:", /draft: esperava true ou false/],
  [
    "another site in a link",
    /href: [^\s}]+/,
    "href: //evil.example",
    /href: esperava o endereço de uma página/,
  ],
  ["JavaScript", /^---\n/, "---js\n", /“js” não é aceito/],
  ["TOML", /^---\n/, "+++\n", /“\+\+\+” não é aceito/],
  ["JSON", /^---\n/, "---json\n", /“json” não é aceito/],
  ["no first line", /^---\n/, "", /primeira linha/],
  ["no closing line", /\n---\n[\s\S]*/, "\n", /falta a linha `---`/],
];

/** Files that editors save under another name. */
const NAMES: [name: string, message: RegExp][] = [
  ["articles/artigo.md", /mude o nome para artigo\.mdx/],
  ["articles/artigo.mdx.txt", /mude o nome para artigo\.mdx/],
  ["articles/Meu Artigo.mdx", /como meu-artigo\.mdx/],
  ["articles/foto.png", /fotografias ficam em content\/photographs/],
  ["artigos/um.mdx", /esta pasta não é lida/],
];

/** Runs a program of the site in a copy of its content. */
function run(site: string, ...args: string[]): { ok: boolean; output: string } {
  try {
    const options = { cwd: site, encoding: "utf8", stdio: "pipe" } as const;
    return { ok: true, output: execFileSync(process.execPath, args, options) };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: `${stdout}${stderr}` };
  }
}

/**
 * Writes more than sixty mistakes into a copy of the content and runs a command there: it fails,
 * and lists each with its file.
 * @param args of Node
 */
export function testMistakes(title: string, args: string[]) {
  describe(title, () => {
    const site = mkdtempSync(path.join(tmpdir(), "mistakes-"));
    const article = readFileSync(ARTICLE, "utf8");
    const write = (name: string, source: string | Buffer) => {
      mkdirSync(path.dirname(path.join(site, "content", name)), { recursive: true });
      writeFileSync(path.join(site, "content", name), source);
    };
    const expected: [file: string, mistake: string, message: RegExp][] = [];
    let result = { ok: true, output: "" };

    beforeAll(() => {
      cpSync("content", path.join(site, "content"), { recursive: true });
      for (const name of [
        "node_modules",
        "lib",
        "components",
        "scripts",
        "supabase",
        "adapter",
        "app",
        "tsconfig.json",
        "package.json",
      ]) {
        symlinkSync(path.join(root, name), path.join(site, name));
      }
      mkdirSync(path.join(site, "public/fotos"), { recursive: true });
      for (const name of readdirSync("public").filter((name) => name !== "fotos"))
        symlinkSync(path.join(root, "public", name), path.join(site, "public", name));
      write("photographs/vazia.webp", "");
      expected.push([
        "content/photographs/vazia.webp",
        "an empty photograph",
        /que se possa abrir/,
      ]);
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>';
      writeFileSync(path.join(site, "public/fotos/mau.svg"), drawing);
      expected.push(["public/fotos/mau.svg", "a script in a drawing", /coluna \d+: .*<script>/]);
      writeFileSync(path.join(site, "public/fotos/pagina.html"), drawing);
      expected.push(["public/fotos/pagina.html", "a page", /fotografias ficam em content/]);
      cpSync("next.config.mjs", path.join(site, "next.config.mjs"));
      IN_TEXTS.forEach(([mistake, text, message], index) => {
        write(`articles/texto-${index}.mdx`, `${article}\n${text}\n`);
        expected.push([`content/articles/texto-${index}.mdx`, mistake, message]);
      });
      IN_FIELDS.forEach(([mistake, from, to, message], index) => {
        write(`articles/campo-${index}.mdx`, article.replace(from, to));
        expected.push([`content/articles/campo-${index}.mdx`, mistake, message]);
      });
      for (const [name, message] of NAMES) {
        write(name, article);
        expected.push([
          name.startsWith("artigos") ? "content/artigos" : `content/${name}`,
          name,
          message,
        ]);
      }
      write("pages/sobra.mdx", readFileSync("content/pages/contato.mdx"));
      expected.push(["content/pages/sobra.mdx", "no page", /linha 1, coluna 1: não é de nenhuma/]);
      const captions: [name: string, source: string | Buffer, message: RegExp][] = [
        ["legenda-1.vtt", "WEBVTT\n\n00:00:02.000 --> 00:00:01.000\nx\n", /linha 3.*acaba antes/],
        ["legenda-2.srt", Buffer.from("1\n00:00:01,0 --> 00:00:02,0\nação", "latin1"), /UTF-8/],
        ["legenda-3.sbv", "um texto\n", /linha 1.*não pertence/],
      ];
      for (const [name, source, message] of captions) {
        write(`episodes/${name}`, source);
        expected.push([`content/episodes/${name}`, name, message]);
      }
      write("articles/latin.mdx", Buffer.from(article, "latin1"));
      expected.push(["content/articles/latin.mdx", "Latin-1", /UTF-8/]);
      write("articles/windows.mdx", `\uFEFF${article}`.replaceAll("\n", "\r\n"));
      result = run(site, ...args);
    });
    afterAll(() => rmSync(site, { recursive: true }));

    const reported = (output: string) => {
      const blocks = output.split(/\n {2}(?=(?:content|public)\/)/).slice(1);
      return new Map(blocks.map((block) => [block.split("\n")[0]!, block]));
    };

    it("are more than sixty kinds, all reported in one run, each with its file and in Portuguese", () => {
      const found = reported(result.output);
      expect(expected.length).toBeGreaterThan(60);
      const missed = expected.filter(([file, , message]) => !message.test(found.get(file) ?? ""));
      expect(missed.map(([file, mistake]) => [mistake, found.get(file)])).toEqual([]);
      expect(result.ok).toBe(false);
      expect(result.output).not.toMatch(
        /Creating an optimized|expected|invalid|Unexpected|windows\.mdx|\n\s+at /,
      );
    });

    it("name the line and the column of what is in the file", () => {
      const found = reported(result.output);
      for (const [file] of expected.slice(0, IN_TEXTS.length + IN_FIELDS.length)) {
        expect([file, found.get(file)]).toEqual([
          file,
          expect.stringMatching(/linha \d+, coluna \d+: /),
        ]);
      }
    });
  });
}
