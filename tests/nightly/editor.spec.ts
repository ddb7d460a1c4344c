import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/nightly/support/editor-test";
import { asTheEditorWrites } from "@/tests/nightly/support/as-the-editor-writes";
import { TOKEN } from "@/tests/nightly/support/github";

// What its forms have of every file: editor-files.test.ts. A browser in English: the interface is
// Portuguese all the same.
test.use({ locale: "en-US" });

const GUIDE = "content/articles/guia-pintura.mdx";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** The lines of a file that were not there before. */
const added = (file: string, bytes: Buffer | undefined) => {
  const before = new Set(asTheEditorWrites(file).split("\n"));
  return String(bytes)
    .split("\n")
    .filter((line) => !before.has(line));
};

async function openArticle(page: Page, title: string) {
  await page.getByRole("button", { name: "Entrar com a chave de acesso" }).click();
  await page.getByRole("textbox", { name: "Token de Acesso Pessoal" }).fill(TOKEN);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
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

test("an article is edited and scheduled on GitHub: a pull request of these lines, no other host", async ({
  editor,
  github,
}) => {
  await editor.getByRole("button", { name: "Entrar com a chave de acesso" }).waitFor();
  expect(github.requests()).toBe(0);
  await openArticle(editor, "Guia de pintura");
  await field(editor, "Título").fill("Guia de pintura para a casa");
  await field(editor, "Data").fill("2099-03-01");
  // A text that waits for its day has not been changed since.
  await field(editor, "Última mudança importante").fill("");
  await save(editor);
  await expect(editor.getByText("Em Revisão")).toBeVisible();
  const branch = "cms/articles/guia-pintura";
  expect(github.pulls).toMatchObject([{ head: branch, base: "main", draft: false }]);
  const changed = github.changed(branch);
  expect([...changed.keys()]).toEqual([GUIDE]);
  expect(added(GUIDE, changed.get(GUIDE))).toEqual([
    expect.stringMatching(/^title: .?Guia de pintura para a casa/),
    "date: 2099-03-01",
  ]);
});

test("a figure with an iPhone's photograph is put into a text, as one line", async ({
  editor,
  github,
}) => {
  await openArticle(editor, "Guia de pintura");
  const toolbar = editor.getByRole("toolbar", { name: "Editor de texto" });
  await toolbar.getByRole("button", { name: "Editar em Markdown" }).click();
  await editor.locator(".lexical-root > p").first().click();
  await editor.keyboard.press("Control+End");
  await toolbar.getByRole("button", { name: "Figura" }).click();
  const figure = editor.getByRole("dialog", { name: "Figura" });
  await figure.getByRole("button", { name: "Procurar" }).click();
  const chooser = editor.waitForEvent("filechooser");
  const pictures = editor.getByRole("dialog", { name: "Selecionar Imagem" });
  await pictures.getByRole("button", { name: "Enviar" }).click();
  const buffer = readFileSync("tests/fixtures/photo.heic");
  await (await chooser).setFiles({ name: "Parede Pronta.heic", mimeType: "image/heic", buffer });
  const picture = pictures.getByRole("option", { selected: true }).last();
  await expect(picture).toHaveAccessibleName(/^parede/);
  await pictures.getByRole("button", { name: "Inserir" }).click();
  // The picture is made smaller first.
  const address = figure.getByRole("textbox", { name: "Figura" });
  await expect(address).toHaveText("/fotos/parede-pronta.webp");
  await figure.getByRole("textbox", { name: "Texto alternativo" }).fill("Parede laranja");
  await figure.getByRole("textbox", { name: "Legenda" }).fill("A parede pronta");
  await figure.getByRole("button", { name: "Inserir" }).click();
  await save(editor);
  const changed = github.changed("cms/articles/guia-pintura");
  expect([...changed.keys()].sort()).toEqual([GUIDE, "content/photographs/parede-pronta.webp"]);
  const text = String(changed.get(GUIDE));
  expect(text).toContain(
    '<Figure src="/fotos/parede-pronta.webp" alt="Parede laranja" caption="A parede pronta" />',
  );
});

test("there is a Portuguese text for all that editors meet", () => {
  type Texts = { [key: string]: string | Texts };
  const keysOf = (texts: Texts): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? [key] : keysOf(text).map((name) => `${key}.${name}`),
    );
  const locales = "scripts/editor/node_modules/@sveltia/cms/locales";
  const keysIn = (file: string) => keysOf(JSON.parse(readFileSync(file, "utf8")) as Texts);
  const own = new Set([`${locales}/pt-BR.json`, "scripts/editor/pt-BR.json"].flatMap(keysIn));
  // What engineers read, and fields that no form has.
  const forOthers = /^(config|relation_field|cloud_storage)\./;
  const english = keysIn(`${locales}/en-US.json`).filter((key) => !forOthers.test(key));
  expect(english.filter((key) => !own.has(key))).toEqual([]);
});
