import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { field, test } from "@/tests/nightly/support/editor-test";

const ARTICLES = readdirSync("content/articles");
const read = (name: string) => readFileSync(`content/articles/${name}`, "utf8");

/** Opens the articles as a folder of this machine: one of the browser's own, without a dialog. */
async function openFolder(page: Page) {
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      const content = await root.getDirectoryHandle("content", { create: true });
      const folder = await content.getDirectoryHandle("articles", { create: true });
      for (const [name, text] of files) {
        const file = await folder.getFileHandle(name, { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
      Object.assign(window, { showDirectoryPicker: () => root });
    },
    ARTICLES.map((name) => [name, read(name)] as const),
  );
  await page.getByRole("button", { name: "Abrir a pasta do projeto neste computador" }).click();
  await page.getByRole("treeitem", { name: "Artigos" }).waitFor();
}

/** What is saved. */
const saved = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const content = await root.getDirectoryHandle("content");
    const folder = await content.getDirectoryHandle("articles");
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, name);

/** Opens an article, and waits until the formatted mode has written its Markdown. */
async function openArticle(page: Page, name: string) {
  // A saved article closes.
  await page.getByRole("treeitem", { name: "Artigos" }).waitFor();
  await page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        document.addEventListener(
          "Update",
          (event) => (event as CustomEvent).detail.value && resolve(),
          true,
        );
        location.hash = hash;
      }),
    `/collections/articles/entries/${name.replace(".mdx", "")}`,
  );
}

test("the formatted mode leaves every article as it is, but for the edited paragraph", async ({
  editor,
}) => {
  test.slow();
  await openFolder(editor);
  for (const name of ARTICLES) {
    await openArticle(editor, name);
    await field(editor, "Título").first().fill("Outro título");
    await editor.getByRole("button", { name: "Salvar" }).click();
    const titled = read(name).replace(/^title: (["']?).*$/m, "title: $1Outro título$1");
    await expect(async () => expect(await saved(editor, name)).toBe(titled)).toPass();

    await openArticle(editor, name);
    const paragraphs = editor.locator(".lexical-root > p:not(:has(a, em, strong))");
    await paragraphs
      .filter({ hasText: /^.{50}/ })
      .first()
      .click();
    await editor.keyboard.type("MAIS");
    await editor.getByRole("button", { name: "Salvar" }).click();
    await expect(async () => {
      const [before, after, ...others] = (await saved(editor, name)).split("MAIS");
      expect([before! + after, others]).toEqual([titled, []]);
    }).toPass();
  }
});

test("what somebody else saved meanwhile is not overwritten, and the second one is told", async ({
  editor,
  context,
}) => {
  await openFolder(editor);
  const other = await context.newPage();
  await other.goto(editor.url());
  await other.getByRole("treeitem", { name: "Artigos" }).waitFor();
  const [name] = ARTICLES as [string];
  await openArticle(other, name);
  await openArticle(editor, name);
  const title = async () => /^title: .*/m.exec(await saved(editor, name))![0];
  for (const words of ["Título da primeira", "Outro título da primeira"]) {
    await field(editor, "Título").first().fill(words);
    await editor.getByRole("button", { name: "Salvar" }).click();
    await expect.poll(title).toContain(words);
    await openArticle(editor, name);
  }
  const told = other.waitForEvent("dialog");
  await field(other, "Título").first().fill("Título da segunda");
  const saving = other.getByRole("button", { name: "Salvar" }).click();
  const dialog = await told;
  expect(dialog.message()).toContain(`${name} mudou no disco`);
  await dialog.accept();
  await saving;
  expect(await title()).toContain("Outro título da primeira");
  await expect(field(other, "Título").first()).toHaveValue("Título da segunda");
});

test("a draft is saved before it is complete, and the list says what it is", async ({ editor }) => {
  await openFolder(editor);
  await editor.getByRole("treeitem", { name: "Artigos" }).click();
  await editor.getByRole("button", { name: "Criar Nova Entrada" }).click();
  await field(editor, "Título").first().fill("Uma ideia");
  await editor.getByRole("button", { name: "Salvar" }).click();
  await expect(editor.getByText(/campos têm erros/)).toBeVisible();
  const draft = editor.getByRole("group", { name: /Rascunho/ }).getByRole("switch");
  // Fields are drawn as they come into view.
  await expect(async () => {
    await editor
      .getByRole("group", { name: /^Campo/ })
      .last()
      .scrollIntoViewIfNeeded();
    await draft.waitFor({ timeout: 300 });
  }).toPass();
  await draft.click();
  await editor.getByRole("button", { name: "Salvar" }).click();
  await expect
    .poll(() => saved(editor, "uma-ideia.mdx").catch(() => ""))
    .toBe("---\ntitle: Uma ideia\ndraft: true\n---\n");
  await expect(editor.getByText("Uma ideia · rascunho", { exact: true })).toBeVisible();
});
