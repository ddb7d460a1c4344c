import { getArticles } from "@/lib/content/articles";
import { getServices } from "@/lib/content/collections";
import { slugOf } from "@/lib/format/slug";
import { articlePath, machinePaths, paths } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";
import { sitePaths } from "@/tests/support/all-paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, hydrated, test } from "@/tests/support/browser-test";
import { exampleArticle, examplePath } from "@/tests/support/example-content";
import { holdRequests, SCRIPTS } from "@/tests/support/hold-requests";
import { countBytes, SearchPage } from "@/tests/support/search-page";

// What is found for which words: tests/unit/search. How its dialog closes: dialogs.spec.ts,
// navigation.spec.ts.

const painting = getServices().find(({ value }) => value === "pintura")!;
/** The longest word with an accent in the title of an article. */
const [accented] = getArticles()
  .flatMap(({ slug, title }) =>
    (title.match(/\p{L}*[áéíóúâêôãõç]\p{L}*/giu) ?? []).map((word) => ({ slug, word })),
  )
  .sort((a, b) => b.word.length - a.word.length);

test.describe("results", () => {
  test("name their section, with marked words, without teasers, and more after a click", async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    const { slug, word } = accented!;
    await search.searchFor(slugOf(word));
    await expect(search.dialog.locator(`a[href="${articlePath(slug)}"]`).first()).toBeVisible();
    const marked = (await search.marks.allInnerTexts()).map((text) => text.toLowerCase());
    expect(marked).toContain(word.toLowerCase());
    for (const path of ["/", "/blog", "/mapa-do-site"]) {
      await expect(search.dialog.locator(`a[href="${path}"]:visible`)).toHaveCount(0);
    }

    await search.field.fill("pintar");
    await expect(search.results.first()).toHaveAttribute("href", `/servicos#${painting.slug}`);
    for (const section of ["Serviços", "Blog", "Páginas"]) {
      await expect(search.results.filter({ hasText: section }).first()).toBeVisible();
    }

    await search.field.fill("obra");
    await expect(search.status).toContainText("para “obra”");
    const numbers = search.results.locator("> :first-child:is(span)");
    await expect(numbers).toHaveCount(8);
    await search.dialog.getByRole("button", { name: /^Mostrar mais/ }).click();
    await expect(numbers).toHaveCount(18);
    // Numbered in their order on the page.
    const shown = (await numbers.allInnerTexts()).map(Number);
    expect(shown).toEqual(shown.map((_, index) => index + 1));
  });

  test("every address of the index exists", async ({ request }) => {
    const read = async (path: string) => (await (await request.get(path)).json()) as SearchRecord[];
    const records = [
      ...(await read(machinePaths.search)),
      ...(await read(machinePaths.searchTexts)),
    ];
    expect(records.length).toBeGreaterThan(sitePaths.length);
    const documents = new Map<string, string>();
    const missing: string[] = [];
    for (const { url } of records) {
      const [path = "", id] = url.split("#");
      if (!documents.has(path)) documents.set(path, await (await request.get(path)).text());
      const html = documents.get(path)!;
      if (!html.includes(id === undefined ? "<h1" : `id="${id}"`)) missing.push(url);
    }
    expect(missing).toEqual([]);
  });

  test("nothing found: what comes closest, WhatsApp with the query, and all pages", async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await page.goto("/servicos");
    await search.searchFor("aluguel de helicóptero Airbus");
    await expect(search.status).toHaveText("Nada encontrado para “aluguel de helicóptero Airbus”");
    await expect(search.results.first()).toBeVisible();
    const whatsapp = search.dialog.getByRole("link", { name: "Perguntar no WhatsApp" });
    const href = new URL((await whatsapp.getAttribute("href"))!);
    expect(href.hostname).toBe("wa.me");
    expect(href.searchParams.get("text")).toContain("“aluguel de helicóptero Airbus”");
    await search.dialog.getByRole("link", { name: "Ver todas as páginas" }).click();
    await expect(page).toHaveURL("/mapa-do-site");
    await expect(search.dialog).toBeHidden();
  });

  test("opened from the same page lead to the heading, where Tab continues", async ({ page }) => {
    const [, query = ""] = /^## (.+)$/m.exec(exampleArticle.body.text) ?? [];
    const search = new SearchPage(page);
    await page.goto(examplePath);
    await search.searchFor(query);
    await search.dialog.locator(`a[href^="${examplePath}#"]`).first().click();
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${examplePath}#.+`));
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`:is(h2, h3)[id="${id}"]`)).toBeInViewport();
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    expect(await focused.evaluate((element) => element.closest("header") === null)).toBe(true);
  });
});

test.describe("keyboard", () => {
  // Control+k: "the shortcut / can be turned off".
  test("/ opens it, Esc closes it and restores the focus", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/servicos");
    const link = page.getByRole("link", { name: /^Pedir orçamento de/ }).first();
    await link.focus();
    await page.keyboard.press("/");
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue("");
    await page.keyboard.type("pintar");
    await expect(search.status).toContainText("para “pintar”");
    await page.keyboard.press("Escape");
    await expect(search.dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("arrows move through the results, letters go on in the field, Enter opens", async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await search.searchFor("pint");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("ura");
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue("pintura");
    await expect(search.status).toContainText("para “pintura”");
    const [first, last] = [search.results.first(), search.results.last()];
    for (const [key, focused] of [
      ["ArrowDown", first],
      ["ArrowDown", search.results.nth(1)],
      ["ArrowUp", first],
      ["ArrowUp", search.field],
      ["Enter", first],
      ["End", last],
      ["Home", first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toBeFocused();
    }
    const href = await first.getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href!);
  });

  test("the shortcuts do nothing while typing or while another dialog is open", async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    const message = page.getByLabel("Mensagem");
    await message.focus();
    await page.keyboard.type("3/4");
    await page.keyboard.press("Control+k");
    await expect(message).toHaveValue("3/4");
    await expect(search.dialog).toBeHidden();

    await page.goto("/");
    await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
    await page.getByRole("button", { name: "Fechar" }).focus();
    await page.keyboard.press("/");
    await page.keyboard.press("Control+k");
    await expect(search.dialog).toBeHidden();
  });

  const shortcuts = [
    ["/", { key: "/" }, true],
    ["/ with AltGr, as Windows reports it", { key: "/", ctrlKey: true, altKey: true }, true],
    ["K with Ctrl and caps lock", { key: "K", ctrlKey: true }, true],
    ["k with ⌘", { key: "k", metaKey: true }, true],
    ["k alone", { key: "k" }, false],
    ["Ctrl + /", { key: "/", ctrlKey: true }, false],
    ["Alt + Ctrl + K", { key: "k", ctrlKey: true, altKey: true }, false],
    ["/ while an accent is composed", { key: "/", isComposing: true }, false],
  ] as const;

  test("only the shortcuts open it, also right after closing", async ({ page }) => {
    await page.goto("/contato");
    for (const [what, press, opens] of shortcuts) {
      const opened = await page.evaluate((init) => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true }));
        const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
        dialog?.close();
        return dialog !== null;
      }, press);
      expect([what, opened]).toEqual([what, opens]);
    }
    await page.keyboard.press("/");
    const { dialog } = new SearchPage(page);
    await expect(dialog).toBeVisible();
    // Before the browser sends the dialog's close event.
    await page.evaluate(async () => {
      const press = (key: string) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const closed = new Promise((resolve) =>
        document.querySelector("dialog[open]")?.addEventListener("close", resolve),
      );
      press("Escape");
      while (document.querySelector("dialog[open]")) await Promise.resolve();
      press("/");
      await closed;
    });
    await expect(dialog).toBeVisible();
  });

  test("the shortcut / can be turned off, also for later visits", async ({ page }) => {
    const search = new SearchPage(page);
    const shortcut = search.dialog.getByLabel("Abrir a busca com a tecla /");
    await page.goto("/contato");
    await page.keyboard.press("/");
    await shortcut.uncheck();
    await page.reload();
    await page.keyboard.press("/");
    await expect(search.dialog).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(search.field).toBeFocused();
    await shortcut.check();
    await page.keyboard.press("Escape");
    await expect(search.dialog).toBeHidden();
    await page.keyboard.press("/");
    await expect(search.dialog).toBeVisible();
  });
});

test.describe("header box", () => {
  test("opens before the scripts are there, and no character is lost", async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS);
    const search = new SearchPage(page);
    await page.goto("/servicos");
    await expect(search.button).toHaveText("Buscar...");
    await search.button.click();
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveAttribute("placeholder", "Buscar...");
    await page.keyboard.type("pintura ", { delay: 15 });
    release();
    await page.keyboard.type("externa", { delay: 15 });
    await expect(search.field).toHaveValue("pintura externa");
    await expect(search.status).toContainText("para “pintura externa”");
    await page.keyboard.press("Escape");
    await expect(search.dialog).toBeHidden();
    await expect(search.button).toBeFocused();
    // Opened again, typing starts a new query.
    await search.button.click();
    await expect(search.field).toBeFocused();
    await page.keyboard.type("nr35");
    await expect(search.status).toContainText("para “nr35”");
  });
});

test("the index is loaded on the first focus, and once", async ({ page }) => {
  const search = new SearchPage(page);
  const count = await countBytes(page);
  const indexes = () => count.requests.filter((url) => url.endsWith(machinePaths.search));
  await page.goto("/contato");
  // Not over a link, whose page would be prefetched.
  await page.mouse.move(640, 700);
  // Without what every form loads too.
  await page.getByLabel("Nome").focus();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(indexes()).toEqual([]);
  await search.searchFor("pintar");
  await page.keyboard.press("Escape");
  await search.searchFor("obra");
  expect(indexes()).toHaveLength(1);
});

test.describe("a failure", () => {
  test.use({ allowedConsoleErrors: /busca|ERR_FAILED|404/i });

  test("of the scripts: says that it is not loaded, and works when they come", async ({ page }) => {
    const search = new SearchPage(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/servicos");
    await search.button.click();
    await page.keyboard.type("pint");
    const notice = search.dialog.getByRole("alert");
    await expect(notice).toHaveText(/^A busca não carregou. Confira a conexão e digite de novo/);
    await expect(notice.getByRole("link")).toHaveAttribute("href", paths.siteMap);
    // An attempt that is not over when the last letter is typed would be the last one.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))),
        ),
    );
    await expect(page.locator("head script[integrity]:not([nomodule])")).toHaveCount(0);
    await page.unroute(SCRIPTS);
    await page.keyboard.type("ar");
    await expect(search.status).toContainText("para “pintar”");
    await expect(notice).toBeHidden();
  });

  test("of the scripts: Enter leads to the site map, with the words typed", async ({ page }) => {
    const search = new SearchPage(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/servicos");
    await search.button.click();
    await page.keyboard.type("pintar");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${paths.siteMap}?q=pintar`);
    await expect(search.field).toHaveValue("pintar");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main").getByRole("link", { name: /^Serviços/ })).toBeVisible();
  });

  test("of the index: says so, and can retry", async ({ page }) => {
    const search = new SearchPage(page);
    const pattern = `**${machinePaths.search}`;
    await page.route(pattern, (route) => route.abort());
    await page.goto("/servicos");
    await search.button.click();
    await search.field.fill("pintar");
    await expect(search.status).toHaveText("A busca não respondeu");
    await expect(search.dialog.getByRole("link", { name: "Ver todas as páginas" })).toBeVisible();
    await page.unroute(pattern);
    await search.dialog.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(search.status).toContainText("para “pintar”");
  });
});

test("the blog's box shows articles in place of the index, or offers the whole site", async ({
  page,
}) => {
  await page.goto("/blog");
  const box = page.getByRole("main").getByRole("searchbox", { name: "Buscar nos artigos" });
  await box.fill("pintar");
  const results = page.getByRole("region", { name: "Resultados" });
  await expect(results.getByRole("status")).toContainText("artigos para “pintar”");
  for (const name of ["Em destaque", "Por assunto", "Recentes"]) {
    await expect(page.getByRole("region", { name })).toBeHidden();
  }
  const links = results.locator("a[data-result]");
  const outside = links.and(page.locator(":not([href^='/blog/'])"));
  expect(await links.count()).toBeGreaterThan(3);
  await expect(outside).toHaveCount(0);
  await box.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await expectNoViolations(page);

  await results.getByRole("button", { name: "Voltar ao índice" }).click();
  await expect(page.getByRole("region", { name: "Em destaque" })).toBeVisible();
  await expect(results).toBeHidden();
  await expect(box).toBeFocused();

  await box.fill("xyzzyq");
  await expect(results.getByRole("status")).toHaveText("Nada encontrado para “xyzzyq”");
  await results.getByRole("link", { name: "Buscar no site todo" }).click();
  const search = new SearchPage(page);
  await expect(search.status).toContainText("para “xyzzyq”");
});

test("no WCAG violation in any state, and no sideways scrolling", async ({ page }) => {
  const search = new SearchPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/servicos");
  await search.button.click();
  await expect(search.field).toBeFocused();
  await expectNoViolations(page);
  for (const words of ["xyzzyq", "pintar"]) {
    await search.field.fill(words);
    await expect(search.status).toContainText(`para “${words}”`);
    await expectNoViolations(page);
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const size of ["100%", "200%"]) {
      const overflow = await search.dialog.evaluate((dialog, fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return dialog.scrollWidth - dialog.clientWidth;
      }, size);
      expect([width, size, overflow]).toEqual([width, size, 0]);
    }
  }
});
