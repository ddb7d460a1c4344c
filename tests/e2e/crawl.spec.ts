import type { ElementHandle, Page } from "@playwright/test";
import { allPaths } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";

/** Not those of a notice, which covers others and goes by itself. */
const CONTROLS = ":is(button, summary, [role=button]):not([data-sonner-toast] *)";

type Effects = Window & { effects: number };

/** Counts whatever a visitor could notice: changes of the page, a moved focus, a refused field, the print window. */
async function watchEffects(page: Page) {
  await page.addInitScript(() => {
    const counter = window as unknown as Effects;
    counter.effects = 0;
    const count = () => counter.effects++;
    window.print = count;
    document.addEventListener("invalid", count, true);
    document.addEventListener("focusin", count, true);
    new MutationObserver(count).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** Focuses a control first, so that only what its activation does is counted. */
async function activate(page: Page, control: ElementHandle<Node>) {
  await control.focus();
  const before = page.url();
  await page.evaluate(() => ((window as unknown as Effects).effects = 0));
  await control.click();
  await expect
    .poll(async () => {
      if (page.url() !== before) return true;
      return page.evaluate(() => (window as unknown as Effects).effects > 0);
    })
    .toBe(true);
}

// Without a key for YouTube the sync is refused, which is an effect like any other (see episodes.spec.ts).
test.use({
  allowedConsoleErrors: /502|Erro na sincronização|Erro ao importar/,
  // A page that is still scrolling smoothly may move a control away between the two halves of a click.
  contextOptions: { reducedMotion: "reduce" },
});

for (const path of allPaths) {
  test(`${path}: every button does something, or says why it cannot`, async ({ page, context }) => {
    test.setTimeout(120_000);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill({ body: "" }));
    await watchEffects(page);
    await page.goto(path);
    for (const control of await page.locator(CONTROLS).elementHandles()) {
      if (!(await control.isVisible())) continue;
      // The choice that is made already.
      if ((await control.getAttribute("aria-pressed")) === "true") continue;
      const name =
        (await control.textContent())?.trim() || (await control.getAttribute("aria-label"));
      const reason = await control.getAttribute("aria-describedby");
      if (reason && (await control.isDisabled())) {
        await expect(page.locator(`#${reason}`)).toHaveText(/\S/);
        continue;
      }
      // Without a reason it can only rest for a moment, while something else is done.
      await control.waitForElementState("enabled");
      await test.step(name ?? "a control without a name", () => activate(page, control));
      if ((await control.getAttribute("aria-haspopup")) === "dialog") {
        // Some dialogs are loaded by the click that opens them.
        await expect(page.locator("dialog[open]")).toHaveCount(1);
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog[open]")).toHaveCount(0);
      }
      if (new URL(page.url()).pathname !== path) await page.goto(path);
    }
  });
}

test("every internal link leads to a page, and to a place on it; outside links are safe", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const documents = new Map<string, Promise<string>>();
  const load = (path: string) => {
    const known = documents.get(path);
    if (known) return known;
    const loaded = request.get(path).then(async (response) => {
      expect([path, response.status()]).toEqual([path, 200]);
      return response.text();
    });
    documents.set(path, loaded);
    return loaded;
  };
  for (const path of allPaths) {
    await page.goto(path, { waitUntil: "commit" });
    const links = await page
      .locator("a[href]")
      .evaluateAll((elements) =>
        (elements as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })),
      );
    for (const { href, target, rel } of links) {
      const url = new URL(href);
      if (url.origin === new URL(page.url()).origin) {
        const html = await load(url.pathname + url.search);
        const id = decodeURIComponent(url.hash.slice(1));
        if (id) expect([path, href, html.includes(`id="${id}"`)]).toEqual([path, href, true]);
      } else if (url.protocol === "https:") {
        expect([path, href, target, rel]).toEqual([
          path,
          href,
          "_blank",
          expect.stringContaining("noopener"),
        ]);
      } else {
        expect([path, href]).toEqual([
          path,
          expect.stringMatching(/^(mailto:\S+|tel:\+55\d{10,11}$)/),
        ]);
      }
    }
  }
});
