import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  field,
  signIn,
  test,
  textToolbar,
  type GitHost,
} from "@/tests/nightly/support/editor-test";

const HEIC = "tests/fixtures/photo.heic";

// A browser in English: the interface is Portuguese all the same.
test.use({ locale: "en-US" });

async function openArticle(page: Page, title: string) {
  await page.getByRole("treeitem", { name: "Artigos" }).click();
  await page.getByRole("row", { name: title }).click();
}

/** Saves, and asks for the review that publishes. */
async function save(page: Page) {
  const review = page.getByRole("button", { name: "Enviar para Revisão" });
  // The editor takes over what is typed a moment later, and refuses what was there before.
  await expect(async () => {
    await page.getByRole("button", { name: "Salvar" }).click();
    await review.waitFor({ timeout: 5000 });
  }).toPass();
  await review.click();
  await expect(page.getByRole("main")).toBeVisible();
}

/** The lines of a file that a branch takes away and adds. */
const changes = (git: GitHost, branch: string, file: string) =>
  git
    .read("diff", "--unified=0", "main", branch, "--", file)
    .split("\n")
    .filter((line) => /^[-+](?![-+])/.test(line));

/** Uploads a photograph for a figure. @param saved its name in content/photographs */
async function upload(page: Page, name: string, saved: string, buffer: Buffer) {
  const chooser = page.waitForEvent("filechooser");
  const dialog = page.getByRole("dialog", { name: "Selecionar Imagem" });
  await dialog.getByRole("button", { name: "Enviar" }).click();
  const mimeType = name.endsWith(".heic") ? "image/heic" : "image/jpeg";
  await (await chooser).setFiles({ name, mimeType, buffer });
  await expect(dialog.getByRole("option", { selected: true }).last()).toHaveAccessibleName(
    /^parede/,
  );
  await dialog.getByRole("button", { name: "Inserir" }).click();
  // The picture is made smaller first.
  const figure = page.getByRole("dialog", { name: "Figura" });
  await expect(figure.getByRole("textbox", { name: "Figura" })).toHaveText(`/fotos/${saved}`);
}

const bluePhoto = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#06f" } })
    .jpeg()
    .toBuffer();

test("asks nobody but its own host and the git host, in Portuguese, with icons", async ({
  editor,
  git,
}) => {
  await expect(editor.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
  await editor.getByRole("button", { name: "Entrar com a chave de acesso" }).waitFor();
  expect(git.requests()).toBe(0);
  await signIn(editor);
  await expect(editor.getByRole("radio", { name: "Fluxo de Trabalho Editorial" })).toBeVisible();
  await expect(editor.getByRole("searchbox", { name: "Pesquisar conteúdo…" })).toBeVisible();
  // Asked without a stand-in only.
  const code = await (
    await editor.request.get(new URL("/admin/editor.js", editor.url()).href)
  ).text();
  expect(code).not.toMatch(/hostedstatus|githubstatus\.com\/api|jsdelivr/);
  const icon = editor
    .getByRole("treeitem", { name: "Artigos" })
    .locator(".material-symbols-outlined");
  // Without its font an icon is a word: wider than high.
  const { width, height } = (await icon.boundingBox())!;
  expect(width).toBeLessThan(height * 1.2);
  const fonts = () =>
    editor.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
  await expect.poll(fonts).toContainEqual(expect.stringMatching(/Material Symbols/));
});

test("has a Portuguese text for all that editors meet", () => {
  const locales = "scripts/editor/node_modules/@sveltia/cms/locales";
  const own = new Set([`${locales}/pt-BR.json`, "scripts/editor/pt-BR.json"].flatMap(keysOf));
  // What engineers read, and fields that no form has.
  const forOthers = /^(config|relation_field|cloud_storage)\./;
  const english = keysOf(`${locales}/en-US.json`).filter((key) => !forOthers.test(key));
  expect(english.filter((key) => !own.has(key))).toEqual([]);
});

for (const host of ["github", "gitlab"] as const)
  test.describe(host, () => {
    test.use({ host });
    test("an article is edited and scheduled: a branch, a commit of these lines and a pull request", async ({
      editor,
      git,
    }) => {
      await signIn(editor);
      await openArticle(editor, "Guia de pintura");
      await field(editor, "Título").fill("Guia de pintura para a casa");
      await field(editor, "Data").fill("2099-03-01");
      // A text that waits for its day has not been changed since.
      await field(editor, "Última mudança importante").fill("");
      await save(editor);
      await expect(editor.getByText("Em Revisão")).toBeVisible();
      const branch = "cms/articles/guia-pintura";
      expect(git.pulls).toMatchObject([{ head: branch, base: "main", draft: false }]);
      expect(git.pulls[0]?.title).toMatch(/^Muda .*: guia-pintura$/);
      expect(git.read("rev-list", "--count", `main..${branch}`)).toBe("1");
      const file = "content/articles/guia-pintura.mdx";
      const changed = changes(git, branch, file).filter((line) => !line.startsWith("-updated: "));
      expect(changed).toEqual([
        expect.stringMatching(/^-title: /),
        expect.stringMatching(/^\+title: .?Guia de pintura para a casa/),
        expect.stringMatching(/^-date: /),
        "+date: 2099-03-01",
      ]);
      expect(git.read("diff", "--name-only", "main", branch)).toBe(file);
    });
  });

test("a course is added", async ({ editor, git }) => {
  await signIn(editor);
  await editor.getByRole("treeitem", { name: "Cursos", exact: true }).click();
  await editor.getByRole("button", { name: "Criar Nova Entrada" }).click();
  await field(editor, "Nome").fill("Pintura de fachada");
  await field(editor, "Primeiro dia").fill("2099-04-01");
  await field(editor, "Último dia").fill("2099-04-02");
  await field(editor, "Local").fill("Guarulhos");
  await field(editor, "Situação").fill("Inscrições abertas");
  await editor.getByRole("combobox", { name: "Desenho" }).click();
  await editor.getByRole("option", { name: "solar" }).click();
  await expect(editor.frameLocator("iframe").getByText("Pintura de fachada")).toBeVisible();
  await save(editor);
  const [pull] = git.pulls;
  expect(git.read("show", `${pull!.head}:content/courses/pintura-de-fachada.mdx`)).toBe(
    [
      "---",
      "name: Pintura de fachada",
      "start: 2099-04-01",
      "end: 2099-04-02",
      "location: Guarulhos",
      "status: Inscrições abertas",
      "art: solar",
      "---",
    ].join("\n"),
  );
});

test("a text that the site would refuse is not saved: the form says where and what to write", async ({
  editor,
  git,
}) => {
  await signIn(editor);
  await openArticle(editor, "Tinta econômica, standard ou premium");
  const lines = editor.getByText("Na devolução há três situações:");
  const refused = editor.getByRole("alertdialog", { name: "Não foi salvo" });
  await lines.first().click();
  await editor.keyboard.press("End");
  await editor.keyboard.type(" Uma<br>");
  await expect(async () => {
    await editor.getByRole("button", { name: "Salvar" }).click();
    await refused.waitFor({ timeout: 5000 });
  }).toPass();
  await expect(refused).toContainText(
    /Texto, linha \d+, “[^”]*três situações: Uma<br>”: HTML não é aceito \(<br>\): deixe uma linha/,
  );
  await refused.getByRole("button", { name: "OK" }).click();
  expect(git.pulls).toEqual([]);
  await lines.first().click();
  await editor.keyboard.press("End");
  for (let sign = 0; sign < "<br>".length; sign++) await editor.keyboard.press("Backspace");
  // Between digits, stars are what was typed.
  await editor.keyboard.type(" chapa de 60*60*2 cm.");
  await save(editor);
  const branch = "cms/articles/segredos-lojistas";
  expect(changes(git, branch, "content/articles/segredos-lojistas.mdx")).toEqual([
    expect.stringMatching(/^-Na devolução/),
    expect.stringMatching(/ Uma chapa de 60\\\*60\\\*2 cm\.$/),
  ]);
});

test("a figure is put into a text with the toolbar, and its picture replaced", async ({
  editor,
  git,
}) => {
  await signIn(editor);
  await openArticle(editor, "Tinta econômica, standard ou premium");
  const toolbar = textToolbar(editor);
  await editor.getByText("Na devolução há três situações:").first().click();
  await editor.keyboard.press("End");
  await toolbar.getByRole("button", { name: "Figura" }).click();
  const dialog = editor.getByRole("dialog", { name: "Figura" });
  await dialog.getByRole("button", { name: "Procurar" }).click();
  // As an iPhone stores its photographs.
  await upload(editor, "Parede Pronta.heic", "parede-pronta.webp", readFileSync(HEIC));
  await dialog.getByRole("textbox", { name: "Legenda" }).fill("A parede pronta");
  await dialog.getByRole("button", { name: "Inserir" }).click();
  await editor.getByRole("button", { name: "Salvar" }).click();
  await expect(editor.getByText("Um campo tem um erro.")).toBeVisible();
  expect(git.pulls).toEqual([]);
  await editor.getByText("Figura: A parede pronta").click();
  await dialog.getByRole("textbox", { name: "Texto alternativo" }).fill("Parede laranja");
  await dialog.getByRole("button", { name: /Substituir/ }).click();
  await upload(editor, "parede-azul.jpg", "parede-azul.webp", await bluePhoto());
  await dialog.getByRole("button", { name: "Atualizar" }).click();
  const shown = editor.frameLocator("iframe").getByRole("img", { name: "Parede laranja" });
  await expect
    .poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(1600);
  await save(editor);
  const branch = "cms/articles/segredos-lojistas";
  expect(changes(git, branch, "content/articles/segredos-lojistas.mdx").join("\n")).toMatch(
    /^\+\n?\+?<Figure\s\+? *src="\/fotos\/parede-azul\.webp"\s\+? *alt="Parede laranja"\s\+? *caption="A parede pronta"\s\+?\/>\n\+$/,
  );
  expect(git.read("diff", "--name-only", "main", branch)).toContain(
    "content/photographs/parede-azul.webp",
  );
});

function keysOf(file: string): string[] {
  type Texts = { [key: string]: string | Texts };
  const keys = (texts: Texts): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? [key] : keys(text).map((name) => `${key}.${name}`),
    );
  return keys(JSON.parse(readFileSync(file, "utf8")) as Texts);
}

test("the preview has the paragraphs and the font of the site", async ({ editor }) => {
  await signIn(editor);
  await openArticle(editor, "Guia de pintura, da medição da parede à última demão");
  const preview = editor.frameLocator("iframe");
  const paragraphs = preview.locator("p").filter({ hasText: /^(O preparo decide|Este guia)/ });
  await expect(paragraphs).toHaveCount(2);
  const [first, second] = await Promise.all(
    [0, 1].map(async (index) => (await paragraphs.nth(index).boundingBox())!),
  );
  expect(second!.y - first!.y - first!.height).toBeGreaterThan(8);
  const fonts = () =>
    preview
      .locator("body")
      .evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(fonts).toContain("Archivo loaded");
});
