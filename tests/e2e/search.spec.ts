import { SEARCH } from "@/lib/limits";
import { machinePaths } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";
import { holdRequests } from "@/tests/support/hold-requests";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, hydrated, test } from "@/tests/support/browser-test";
import { countBytes, SearchPage } from "@/tests/support/search-page";

/** Maximum bytes over the network of a first query. */
const QUERY_BUDGET = 80_000;

test.describe("what is found", () => {
  test("hidrogenio without its accent finds the hydrogen articles and marks the word", async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await search.searchFor("hidrogenio");
    for (const slug of [
      "hidrogenio-verde-revolucao-energetica",
      "hidrogenio-verde-brasil-politica-nacional",
    ]) {
      await expect(search.dialog.locator(`a[href="/blog/${slug}"]`)).toBeVisible();
    }
    const marked = (await search.marks.allInnerTexts()).map((text) => text.toLowerCase());
    expect(new Set(marked)).toEqual(new Set(["hidrogênio"]));
  });

  test("pintar finds pintura in the whole site, grouped by section", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await search.searchFor("pintar");
    await expect(search.dialog.locator('a[href="/blog/guia-pintura"]')).toBeVisible();
    const marked = (await search.marks.allInnerTexts()).map((text) => text.toLowerCase());
    expect(marked).toContain("pintura");
    await expect(search.results.first()).toHaveAttribute("href", "/servicos#pintura");
    for (const section of ["Serviços", "Blog", "Páginas"]) {
      await expect(search.dialog.getByRole("region", { name: section })).toBeVisible();
    }
  });

  test("shows the first results, and more after a click", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await search.searchFor("obra");
    const total = Number.parseInt(await search.status.innerText());
    expect(total).toBeGreaterThan(SEARCH.hits + SEARCH.moreHits);
    const numbers = search.results.locator("> :first-child:is(span)");
    await expect(numbers).toHaveCount(SEARCH.hits);
    await search.dialog.getByRole("button", { name: /^Mostrar mais/ }).click();
    await expect(numbers).toHaveCount(SEARCH.hits + SEARCH.moreHits);
    // Numbered in their order on the page.
    const shown = (await numbers.allInnerTexts()).map(Number);
    expect(shown).toEqual(shown.map((_, index) => index + 1));
  });

  test("teasers of other pages are not part of the index", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await search.searchFor("hidrogenio");
    for (const path of ["/", "/blog", "/mapa-do-site"]) {
      await expect(search.dialog.locator(`a[href="${path}"]`)).toHaveCount(0);
    }
  });

  test("finds what is misspelt", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/");
    await search.searchFor("orçamneto");
    await expect(search.results.first()).toHaveAttribute("href", "/contato#orcamento");
  });

  test("every address of the index exists", async ({ request }) => {
    const response = await request.get(machinePaths.search);
    const records = (await response.json()) as SearchRecord[];
    expect(records.length).toBeGreaterThan(150);
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

  test("without results it suggests what comes closest and WhatsApp with the query", async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await page.goto("/blog");
    await search.searchFor("aluguel de helicóptero Airbus");
    await expect(search.status).toHaveText("Nada encontrado para “aluguel de helicóptero Airbus”");
    await expect(search.results).toHaveAttribute("href", "/servicos#manutencao-geral");
    const whatsapp = search.dialog.getByRole("link", { name: "Perguntar no WhatsApp" });
    const href = new URL((await whatsapp.getAttribute("href"))!);
    expect(href.hostname).toBe("wa.me");
    expect(href.searchParams.get("text")).toContain("“aluguel de helicóptero Airbus”");
  });

  test("without results it links to all pages", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/servicos");
    await search.searchFor("xyzzyq");
    await expect(search.status).toHaveText("Nada encontrado para “xyzzyq”");
    await search.dialog.getByRole("link", { name: "Ver todas as páginas" }).click();
    await expect(page).toHaveURL("/mapa-do-site");
    await expect(search.dialog).toBeHidden();
  });
});

test.describe("opening a result", () => {
  test("goes to the heading, and Tab continues from there", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await search.searchFor("talabarte");
    await search.dialog.locator('a[href^="/blog/nr35-trabalhos-altura#"]').first().click();
    await expect(page).toHaveURL(/\/blog\/nr35-trabalhos-altura#.+/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    expect(await heading.evaluate((element) => element.tagName)).toMatch(/^H[2-6]$/);
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    expect(await focused.evaluate((element) => element.closest("header") === null)).toBe(true);
  });

  test("on the same page closes the dialog and scrolls to the heading", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/blog/guia-pintura");
    await search.searchFor("pinte na ordem certa");
    await search.dialog.locator('a[href^="/blog/guia-pintura#"]').first().click();
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/blog\/guia-pintura#.+/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

test.describe("keyboard", () => {
  for (const shortcut of ["/", "Control+k"]) {
    test(`${shortcut} opens it, Esc closes it and restores the focus`, async ({ page }) => {
      const search = new SearchPage(page);
      await page.goto("/servicos");
      const link = page.getByRole("link", { name: "Pedir orçamento de pintura" });
      await link.focus();
      await page.keyboard.press(shortcut);
      await expect(search.field).toBeFocused();
      await expect(search.field).toHaveValue("");
      await page.keyboard.type("pintar");
      await expect(search.status).toContainText("para “pintar”");
      await page.keyboard.press("Escape");
      await expect(search.dialog).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  test("arrows move through the results, Enter opens", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await search.searchFor("pintar");
    const [first, second] = [search.results.nth(0), search.results.nth(1)];
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(second).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(search.field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(first).toBeFocused();
    await page.keyboard.press("End");
    await expect(search.results.last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(first).toBeFocused();
    const href = await first.getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href!);
  });

  test("typing on a result continues in the field", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await search.searchFor("pint");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("ura");
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue("pintura");
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

  test("only the shortcuts open it", async ({ page }) => {
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
  });

  test("opened again right after closing, it stays open", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await page.keyboard.press("/");
    await expect(search.dialog).toBeVisible();
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
    await expect(search.dialog).toBeVisible();
  });

  test("the shortcut / can be turned off, also for later visits", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await page.keyboard.press("/");
    await search.dialog.getByLabel("Abrir a busca com a tecla /").uncheck();
    await page.reload();
    await page.keyboard.press("/");
    await expect(search.dialog).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(search.dialog).toBeVisible();
    await search.dialog.getByLabel("Abrir a busca com a tecla /").check();
    await page.keyboard.press("Escape");
    await expect(search.dialog).toBeHidden();
    await page.keyboard.press("/");
    await expect(search.dialog).toBeVisible();
  });
});

test.describe("header box", () => {
  test("opens before the scripts are there, and no character is lost", async ({ page }) => {
    const release = await holdRequests(page, "**/_next/static/**/*.js");
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
    await expect(search.field).toHaveValue("nr35");
    await expect(search.status).toContainText("para “nr35”");
  });

  test("the back button closes it, and the page behind does not scroll", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    await page.goto("/servicos");
    await page.evaluate(() => scrollTo(0, 600));
    await search.page.keyboard.press("/");
    await expect(search.dialog).toBeVisible();
    await page.mouse.wheel(0, 900);
    await page.mouse.move(640, 700);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.goBack();
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL("/servicos");
    expect(await page.evaluate(() => scrollY)).toBe(600);
  });

  test("a click outside the dialog closes it, so does its button", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/servicos");
    await search.button.click();
    await expect(search.field).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(search.dialog).toBeHidden();
    await search.button.click();
    await search.dialog.getByRole("button", { name: "Fechar" }).click();
    await expect(search.dialog).toBeHidden();
    await expect(search.button).toBeFocused();
  });

  test("a query in the address of the site map is searched for", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/mapa-do-site?q=pintar");
    await expect(search.field).toHaveValue("pintar");
    await expect(search.status).toContainText("para “pintar”");
  });

  test("fits at every width, also with text at 200 %", async ({ page }) => {
    await page.goto("/contato");
    for (const size of ["100%", "200%"]) {
      for (const width of [320, 360, 480, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const outside = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          const edge = document.documentElement.clientWidth + 0.5;
          return [...document.querySelectorAll("header, header *, footer, footer *")]
            .filter((element) => element.checkVisibility())
            .filter((element) => element.getBoundingClientRect().right > edge)
            .map((element) => element.outerHTML.slice(0, 80));
        }, size);
        expect([size, width, outside]).toEqual([size, width, []]);
      }
    }
  });

  test("at the normal text size nothing wraps", async ({ page }) => {
    await page.goto("/contato");
    for (const [width, rows] of [
      [320, 1],
      [360, 1],
      [767, 1],
      [768, 2],
      [1024, 2],
      [1279, 2],
      [1280, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const middles = await page
        .getByRole("banner")
        .locator("a:visible, button:visible, input:visible")
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return Math.round((top + bottom) / 2 / 12);
          }),
        );
      expect([width, new Set(middles).size]).toEqual([width, rows]);
    }
  });
});

test.describe("bytes", () => {
  test("no request before the first use, the index on the first focus", async ({ page }) => {
    const search = new SearchPage(page);
    const count = await countBytes(page);
    const isIndex = (url: string) => url.endsWith(machinePaths.search);
    await page.goto("/blog");
    await page.waitForLoadState("networkidle");
    expect(count.requests.filter(isIndex)).toEqual([]);
    const before = count.requests.length;
    // Not over a link, whose page would be prefetched.
    await page.mouse.move(640, 700);
    await page.waitForLoadState("networkidle");
    expect(count.requests.slice(before)).toEqual([]);
    await search.button.click();
    await expect.poll(() => count.requests.filter(isIndex).length).toBe(1);
    await search.field.fill("pintar");
    await expect(search.status).toContainText("para “pintar”");
    await page.getByRole("dialog").press("Escape");
    await search.searchFor("obra");
    expect(count.requests.filter(isIndex)).toHaveLength(1);
  });

  test(`the first query loads less than ${QUERY_BUDGET} bytes`, async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/contato");
    // Without what every form loads too.
    await page.getByLabel("Nome").focus();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const count = await countBytes(page);
    await search.searchFor("pintar");
    await page.waitForLoadState("networkidle");
    expect(count.requests.some((url) => url.endsWith(machinePaths.search))).toBe(true);
    expect(count.bytes).toBeGreaterThan(30_000);
    expect(count.bytes).toBeLessThan(QUERY_BUDGET);
  });
});

test.describe("without scripts", () => {
  test.use({ allowedConsoleErrors: /ERR_FAILED/ });

  test("says that it is not loaded, and works when they come", async ({ page }) => {
    const search = new SearchPage(page);
    const pattern = "**/_next/static/**/*.js";
    await page.route(pattern, (route) => route.abort());
    await page.goto("/servicos");
    await search.button.click();
    await page.keyboard.type("pint");
    const notice = search.dialog.getByRole("alert");
    await expect(notice).toHaveText("A busca não carregou. Confira a conexão e digite de novo.");
    // An attempt that is not over when the last letter is typed would be the last one.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))),
        ),
    );
    await expect(page.locator("head script[integrity]:not([nomodule])")).toHaveCount(0);
    await page.unroute(pattern);
    await page.keyboard.type("ar");
    await expect(search.status).toContainText("para “pintar”");
    await expect(notice).toBeHidden();
  });
});

test.describe("without an index", () => {
  test.use({ allowedConsoleErrors: /busca|ERR_FAILED|404/i });

  test("says so, and can retry", async ({ page }) => {
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

test.describe("blog box", () => {
  test("shows results in place of the index, articles only", async ({ page }) => {
    await page.goto("/blog");
    const box = page.getByRole("main").getByRole("searchbox", { name: "Buscar nos artigos" });
    await expect(box).toHaveAttribute("placeholder", "Buscar...");
    await box.fill("pintar");
    const results = page.getByRole("region", { name: "Resultados" });
    await expect(results.getByRole("status")).toContainText("artigos para “pintar”");
    for (const name of ["Em destaque", "Por assunto", "Recentes"]) {
      await expect(page.getByRole("region", { name })).toBeHidden();
    }
    const addresses = await results
      .locator("a[data-resultado]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect(address).toMatch(/^\/blog\/[a-z0-9-]+/);

    await box.press("ArrowDown");
    await expect(results.locator("a[data-resultado]").first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(box).toBeFocused();
    await expectNoViolations(page);

    await results.getByRole("button", { name: "Voltar ao índice" }).click();
    await expect(page.getByRole("region", { name: "Em destaque" })).toBeVisible();
    await expect(results).toBeHidden();
    await expect(box).toBeFocused();
  });

  test("without results in the articles it offers to search the whole site", async ({ page }) => {
    const search = new SearchPage(page);
    await page.goto("/blog");
    await page.getByRole("main").getByRole("searchbox").fill("patrocinadores");
    const results = page.getByRole("region", { name: "Resultados" });
    await expect(results.getByRole("status")).toHaveText("Nada encontrado para “patrocinadores”");
    await results.getByRole("link", { name: "Buscar no site todo" }).click();
    await expect(search.status).toContainText("para “patrocinadores”");
    await expect(search.results.first()).toHaveAttribute("href", /^\/media-kit/);
  });
});

test.describe("accessibility", () => {
  for (const width of [360, 1280]) {
    test(`no WCAG violation and no sideways scrolling at ${width} px, in every state`, async ({
      page,
    }) => {
      const search = new SearchPage(page);
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/servicos");
      await search.button.click();
      await expect(search.field).toBeFocused();
      await expectNoViolations(page);
      for (const words of ["pintar", "xyzzyq"]) {
        await search.field.fill(words);
        await expect(search.status).toContainText(`para “${words}”`);
        await expectNoViolations(page);
      }
      await search.field.fill("pintar");
      await expect(search.results.first()).toBeVisible();
      for (const size of ["100%", "200%"]) {
        const overflow = await search.dialog.evaluate((dialog, fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          return dialog.scrollWidth - dialog.clientWidth;
        }, size);
        expect([size, overflow]).toEqual([size, 0]);
      }
    });
  }
});
