import { test as base, expect } from "@playwright/test";
import { paths, symptomPath } from "@/lib/paths";
import { getLessons } from "@/lib/content/education";
import { allPaths } from "@/tests/support/all-paths";
import { findFirefox, findWebKit } from "@/tests/nightly/support/programs";
import { engineTest } from "@/tests/nightly/support/engine-test";
import { startFirefox } from "@/tests/nightly/support/firefox";
import { startWebKit } from "@/tests/nightly/support/webkit";
import { messagesFrom, readInbox } from "@/tests/support/inbox";
import { validQuote } from "@/tests/support/valid-quote";

const PHONE = 360;
const DESKTOP = 1280;

const lesson = getLessons()[0]!.slug;

/** What a button opens: the page, the button, the layer. */
const LAYERS = [
  ["quote", paths.home, "main [commandfor=pedir-orcamento]", "#pedir-orcamento:modal form"],
  ["menu", paths.home, "header [popovertarget]", "header :popover-open"],
  ["lesson", paths.womenInMaintenance, `main [commandfor=aula-${lesson}]`, `#aula-${lesson}:modal`],
] as const;

const ENGINES = [
  {
    name: "Firefox",
    start: startFirefox,
    isInstalled: Boolean(findFirefox()),
    packages: "firefox-esr",
  },
  {
    name: "WebKit",
    start: startWebKit,
    isInstalled: Boolean(findWebKit()),
    packages: "webkit2gtk-driver, xvfb",
  },
];

for (const { name, start, isInstalled, packages } of ENGINES) {
  const test = engineTest(start);

  // Red where it is missing: that the others of this engine are skipped is easily overlooked.
  base(`${name} is installed (Debian: ${packages})`, () => {
    expect(isInstalled).toBe(true);
  });

  test.describe(name, () => {
    test.skip(!isInstalled);
    // One window: the tests of an engine run one after the other.
    test.describe.configure({ mode: "default" });

    test("errors of a page and failed requests are noticed", async ({ tab }) => {
      await tab.open(paths.home, DESKTOP);
      await tab.engine.evaluate(() => {
        console.error("a message");
        document.body.append(Object.assign(new Image(), { src: "/no-such-image" }));
      });
      const noticed: string[] = [];
      await expect
        .poll(async () => {
          noticed.push(...(await tab.takeProblems()));
          return noticed.join();
        })
        .toMatch(/^(?=.*a message)(?=.*not loaded)(?=.*no-such-image: status 404)/);
    });

    for (const path of allPaths) {
      test(`${path} has no error, one heading, and fits 360 and 1280 px`, async ({ tab }) => {
        await tab.open(path, PHONE);
        for (const width of [PHONE, DESKTOP]) {
          await tab.resize(width);
          const layout = await tab.engine.evaluate(() => ({
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            headings: [...document.querySelectorAll("h1")].filter((heading) =>
              heading.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
            ).length,
          }));
          expect.soft(layout, `${path} at ${width} px`).toEqual({ overflow: 0, headings: 1 });
        }
      });
    }

    for (const [what, path, button, layer] of LAYERS) {
      test(`${what} opens right after loading, and Escape closes it`, async ({ tab }) => {
        await tab.open(paths.accessibility, PHONE);
        await tab.open(path, PHONE);
        expect(await tab.hasReact()).toBe(false);
        await tab.engine.click(button);
        await tab.expectVisible(layer);
        await tab.engine.pressEscape();
        await tab.expectVisible(layer, false);
      });
    }

    test("a theme chip answers, and the address names it", async ({ tab }) => {
      await tab.open(paths.podcast, PHONE);
      const chip = "[aria-label='Tema dos episódios'] button:not(:first-of-type)";
      // Until React has them the chips are hidden.
      await tab.expectVisible(chip);
      await tab.engine.click(chip);
      // A list that is loaded meanwhile can give the theme another place.
      await tab.expectVisible(`${chip}[aria-pressed=true]`);
      await expect.poll(() => tab.address()).toMatch(/\?tema=[a-z-]+$/);
    });

    test("“goteira” leads to the page of that problem", async ({ tab }) => {
      await tab.open(paths.home, PHONE);
      await tab.engine.click(`header a[href^="${paths.search}#"]`);
      await expect.poll(() => tab.address()).toMatch(/^\/busca/);
      await tab.fill("main [type=search]", "goteira");
      await expect.poll(() => tab.text("main [role=status]")).toContain("para “goteira”");
      await tab.engine.click("main [aria-label=Resultados] a");
      await expect.poll(() => tab.address()).toBe(symptomPath("goteira"));
    });

    test("§4, §7, §8: a quote request reaches the company", async ({ tab }) => {
      const quote = validQuote();
      await tab.open(paths.home, DESKTOP);
      await tab.engine.click("main [commandfor=pedir-orcamento]");
      const form = "#pedir-orcamento form";
      await tab.expectVisible(form);
      await tab.fill(`${form} [name=name]`, quote.Nome);
      await tab.fill(`${form} [name=email]`, quote["E-mail"]);
      await tab.fill(`${form} [name=phone]`, quote.Telefone);
      await tab.fill(`${form} [name=message]`, quote.Mensagem);
      await tab.engine.click(`${form} [type=submit]`);
      await expect
        .poll(() => tab.text("[data-sonner-toast]"))
        .toMatch(
          /Mensagem enviada com sucesso!\s+Recebemos sua solicitação e entraremos em contato em breve\./,
        );
      await tab.expectVisible("#pedir-orcamento", false);

      const [message] = await messagesFrom(quote["E-mail"]);
      expect(message).toMatchObject({ kind: "quote", phone: quote.Telefone });
      await expect
        .poll(async () =>
          (await readInbox()).emails.find((email) => email.messageId === message?.id),
        )
        .toBeDefined();
    });
  });
}
