import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { field, scrollToText, test } from "@/tests/nightly/support/editor-test";

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
  await page.getByRole("button", { name: "Trabalhar com Repositório Local" }).click();
}

/** What is saved. */
const saved = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const content = await root.getDirectoryHandle("content");
    const folder = await content.getDirectoryHandle("articles");
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, name);

/** Opens an article in the rich mode, and waits until that has written its Markdown. */
async function openRich(page: Page, name: string) {
  // A saved article closes.
  await page.getByRole("treeitem", { name: "Artigos" }).waitFor();
  await page.evaluate(
    (hash) => (location.hash = hash),
    `/collections/articles/entries/${name.replace(".mdx", "")}`,
  );
  const toolbar = await scrollToText(page);
  const written = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        document.addEventListener(
          "Update",
          (event) => (event as CustomEvent).detail.value && resolve(),
          true,
        ),
      ),
  );
  await toolbar.getByRole("button", { name: "Editar em Markdown" }).click();
  await written;
}

test("the rich mode leaves every article as it is, but for the edited paragraph", async ({
  editor,
}) => {
  test.slow();
  await openFolder(editor);
  for (const name of ARTICLES) {
    await openRich(editor, name);
    await field(editor, "Título").first().fill("Outro título");
    await editor.getByRole("button", { name: "Salvar" }).click();
    const titled = read(name).replace(/^title: (["']?).*$/m, "title: $1Outro título$1");
    await expect(async () => expect(await saved(editor, name)).toBe(titled)).toPass();

    await openRich(editor, name);
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
