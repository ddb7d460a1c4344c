import type { Page } from "@playwright/test";
import { paths } from "@/lib/paths";
import { expect, hydrated, test } from "@/tests/support/browser-test";
import { holdRequests, SCRIPTS } from "@/tests/support/hold-requests";
import { keepTranslating } from "@/tests/support/keep-translating";
import { PAGE_CHANGES } from "@/tests/support/page-changes";
import { expectTakenOver, pageBrowser, REGIONS } from "@/tests/support/takeover";

// docs/decisions/0054. Some changes with one region each; tests/nightly/takeover.spec.ts has all of
// them, in three engines.

const SAMPLE = [
  "an element first in body",
  "every field in an element of its own",
  "the whole page translated",
  "attributes and elements of Grammarly",
  "telephone numbers made links",
];

const NAME = "main form[action*=quote] [name=name]";

test.describe("React takes over a page that others have changed", () => {
  // React does not find its own HTML, and renders the page anew.
  test.use({ allowedConsoleErrors: /Minified React error #418/ });

  SAMPLE.forEach((change, index) => {
    const apply = PAGE_CHANGES[change]!;
    const region = REGIONS[index]!;
    const isLate = index % 2 === 1;
    const when = isLate ? "while somebody types" : "at once";

    test(`${change}, ${region.name}, scripts ${when}: nothing is lost, and it answers`, async ({
      page,
    }) => {
      await page.goto(region.page);
      const release = isLate ? await holdRequests(page, SCRIPTS) : undefined;
      await page.evaluate(apply);
      await expectTakenOver(pageBrowser(page), region, release);
    });
  });
});

test.describe("while React takes over", () => {
  test.use({ allowedConsoleErrors: /Minified React error #418/ });

  // React takes over at once when it hears of a key or a change, and then the letter, or the focus
  // on its way to the next field, would go to an element that is gone.
  test("it never does so within an event of a field", async ({ page }) => {
    await page.goto(paths.contact);
    const release = await holdRequests(page, SCRIPTS);
    await page.evaluate(PAGE_CHANGES["an element first in main"]!);
    await page.locator(NAME).focus();
    const within = page.evaluate(async (name) => {
      while (!("hydrated" in document.documentElement.dataset)) {
        // Between any two tasks of React, which waits for its turn in the same way.
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(undefined);
        });
        const field = document.querySelector(name)!;
        for (const type of ["keydown", "input", "change"]) {
          field.dispatchEvent(new KeyboardEvent(type, { key: "a", bubbles: true }));
          if (!field.isConnected) return type;
        }
      }
    }, NAME);
    release();
    expect(await within).toBeUndefined();
  });

  const RELEASES = [
    ["a chip that was pressed before is chosen", "before"],
    ["a chip is chosen whose press began before and ends after", "after"],
  ] as const;
  for (const [title, release] of RELEASES) {
    test(title, async ({ page }) => {
      await page.goto(paths.podcast, { waitUntil: "commit" });
      const sendScripts = await holdRequests(page, SCRIPTS);
      await page.waitForLoadState("domcontentloaded");
      await page.evaluate(PAGE_CHANGES["an element first in main"]!);
      const chip = page.locator("[data-chips] label").nth(2);
      await chip.hover();
      await page.mouse.down();
      if (release === "before") await page.mouse.up();
      sendScripts();
      await hydrated(page);
      if (release === "after") await page.mouse.up();
      await expect(chip.locator("input")).toBeChecked();
      await expect(page.locator(".theme-count").nth(2)).toBeVisible();
    });
  }

  // The translated texts above are of another height than those that React renders, and the row of
  // chips is scrolled by itself.
  test("what the visitor looks at stays where it is", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.podcast, { waitUntil: "commit" });
    const release = await holdRequests(page, SCRIPTS);
    await page.waitForLoadState("domcontentloaded");
    await page.evaluate(PAGE_CHANGES["the whole page translated"]!);
    const chip = page.locator("[data-chips] input").nth(2);
    const place = () =>
      chip.evaluate((element) => ({
        top: Math.round(element.getBoundingClientRect().top),
        row: element.closest("fieldset")!.scrollLeft,
      }));
    await chip.evaluate((element) => {
      element.scrollIntoView({ block: "center", inline: "start" });
    });
    const before = await place();
    release();
    await hydrated(page);
    expect(await place()).toEqual(before);
  });

  test("a field at the end of an open dialog stays in view", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto(paths.home);
    const release = await holdRequests(page, SCRIPTS);
    await page.evaluate(PAGE_CHANGES["an element first in main"]!);
    await page.locator("main [commandfor=pedir-orcamento]").first().click();
    const message = page.locator("#pedir-orcamento textarea");
    await message.focus();
    await expect(message).toBeInViewport();
    release();
    await hydrated(page);
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
  });

  test("a setting of the search that is changed meanwhile is kept", async ({ page }) => {
    await page.goto(paths.home);
    const release = await holdRequests(page, SCRIPTS);
    await page.evaluate(PAGE_CHANGES["the whole page translated"]!);
    await page.getByRole("button", { name: "Buscar no site" }).click();
    const unkept = page.evaluate(async () => {
      while (!("hydrated" in document.documentElement.dataset)) {
        await new Promise((resolve) => setTimeout(resolve));
        const stored = JSON.stringify(localStorage);
        document.querySelector<HTMLElement>("#busca [type=checkbox]")!.click();
        if (JSON.stringify(localStorage) === stored) return stored;
      }
    });
    release();
    expect(await unkept).toBeUndefined();
  });
});

test.describe("a translator that goes on after React is there", () => {
  test.use({ allowedConsoleErrors: /Minified React error #418/ });

  test("does no harm to what React shows", async ({ page }) => {
    for (const region of REGIONS.slice(0, 2)) {
      await page.goto(region.page);
      await page.evaluate(keepTranslating);
      await expectTakenOver(pageBrowser(page), region);
    }
  });

  test("the calculator goes on showing the right numbers", async ({ page }) => {
    const numbers = async (width: string) => {
      await page.locator(".calculator-form input").first().fill(width);
      const text = await page.locator(".calculator-result").innerText();
      return text.match(/\d[\d.,]*/g);
    };
    await openCalculator(page);
    const expected = [await numbers("4"), await numbers("11"), await numbers("x")];
    await openCalculator(page);
    await page.evaluate(keepTranslating);
    expect([await numbers("4"), await numbers("11"), await numbers("x")]).toEqual(expected);
  });
});

async function openCalculator(page: Page) {
  await page.goto(`${paths.calculators}/tinta`);
  await page.locator(".calculator-form input").first().focus();
  await hydrated(page);
}

test.describe("scripts that do not start React", () => {
  test.use({ allowedConsoleErrors: /a script of the test/ });

  test("the region says so, and the search leads to the map", async ({ page }) => {
    // Next's entry fails, as in a browser that is too old or with an extension that breaks it.
    await page.addInitScript(() => {
      const broken = Object.assign([], {
        push: () => 0,
        forEach: () => {
          throw new Error("a script of the test");
        },
      });
      Object.defineProperty(window, "__next_f", { get: () => broken, set: () => {} });
    });
    await page.goto(`${paths.calculators}/tinta`);
    await page.locator(".calculator-form input").first().fill("4");
    await expect(page.locator(".calculator [data-offline]")).toBeVisible();
    await page.getByRole("button", { name: "Buscar no site" }).click();
    await page.getByRole("searchbox", { name: "Buscar no site" }).fill("pintura");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${paths.siteMap}?q=pintura`);
  });
});
