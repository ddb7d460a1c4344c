import { expect, type Page } from "@playwright/test";
import type { Engine } from "@/tests/nightly/support/engine";
import { paths } from "@/lib/paths";

/** What a visitor does, in any engine. */
export type Browser = Pick<Engine, "evaluate" | "click" | "type" | "press">;

/** A part of a page that needs React, and how a visitor uses it. Selectors are CSS. */
export type Region = {
  name: string;
  page: string;
  /** What is pressed first, and what is then to be seen. */
  opener?: string;
  shown?: string;
  /** What is typed into which field. The last one keeps the focus. */
  typed: Record<string, string>;
  /**
   * What only React shows after Enter in the last field, `:focus` if it also has the focus. What
   * needs no React has none.
   */
  answer?: string;
};

const SUMMARY = '[role=group][aria-label="Problemas no formulário"]';
const name = "Maria da Conceição Prado";
const email = "maria@example.com";

const quoteForm = (form: string) => ({
  typed: { [`${form} [name=name]`]: name, [`${form} [name=email]`]: email },
  answer: `${form} ${SUMMARY}`,
});

export const REGIONS: readonly Region[] = [
  {
    name: "search",
    page: paths.search,
    typed: { "main [type=search]": "pintura" },
    answer: "main [role=status] + ul a",
  },
  {
    name: "calculator",
    page: `${paths.calculators}/tinta`,
    typed: { ".calculator-form input": "12" },
    answer: ".calculator-result:focus",
  },
  {
    name: "dialog of the home page",
    page: paths.home,
    opener: "main [commandfor=pedir-orcamento]",
    shown: "#pedir-orcamento:modal",
    ...quoteForm("#pedir-orcamento form"),
  },
  { name: "contact", page: paths.contact, ...quoteForm("main form[action*=quote]") },
  { name: "services", page: paths.services, ...quoteForm("main form[action*=quote]") },
  {
    name: "proposal",
    page: paths.socialProjects,
    // §5.3: the browser checks it, so only the attribute tells that React has it.
    typed: { "form[action*=proposal] [name=nome_ong]": name },
    answer: "form[action*=proposal][novalidate]",
  },
  {
    name: "suggestion",
    page: paths.podcast,
    typed: { "form[action*=suggestion] [name=name]": name },
    answer: "form[action*=suggestion][novalidate]",
  },
  {
    name: "theme of the podcast",
    page: paths.podcast,
    opener: "[data-chips] label:nth-of-type(3)",
    shown: ".theme-count:nth-child(3)",
    typed: {},
  },
];

/**
 * Opens the region and types, a letter at a time.
 * @param halfway is called in the middle of the text
 */
async function fillIn(browser: Browser, region: Region, halfway = () => {}) {
  if (region.opener) await browser.click(region.opener);
  const letters = Object.values(region.typed).join("").length;
  let count = 0;
  for (const [field, text] of Object.entries(region.typed)) {
    // Where nobody can tell the caret of a press, the text is typed over what is there.
    await browser.evaluate((selector) => {
      const input = document.querySelector<HTMLInputElement>(selector)!;
      input.focus();
      input.select();
    }, field);
    for (const letter of text) {
      if (count++ === Math.floor(letters / 2)) halfway();
      await browser.type(letter);
    }
  }
  if (letters === 0) halfway();
}

/** What a visitor has after filling in, as far as it is not right. Empty when all is. */
const lost = (browser: Browser, { typed, shown }: Region): Promise<string[]> =>
  browser.evaluate(
    (expected, visible) => {
      const wrong: string[] = [];
      for (const [selector, text] of Object.entries(expected)) {
        const value = document.querySelector<HTMLInputElement>(selector)?.value;
        if (value !== text) wrong.push(`${selector} has “${value}”`);
      }
      const last = Object.keys(expected).at(-1);
      const field = last && document.querySelector<HTMLInputElement>(last);
      if (field) {
        const { activeElement } = document;
        if (activeElement !== field) wrong.push(`the focus is on ${activeElement?.localName}`);
        // An e-mail field tells no caret.
        else if (field.selectionStart !== null && field.selectionStart !== field.value.length)
          wrong.push(`the caret is at ${field.selectionStart}`);
      }
      if (visible && !document.querySelector(visible)?.checkVisibility())
        wrong.push(`${visible} is not to be seen`);
      return wrong;
    },
    typed,
    shown,
  );

/** Whether React has taken over the page. A page without an intent has none, and needs none. */
const hasReact = (browser: Browser) =>
  browser.evaluate(() => "hydrated" in document.documentElement.dataset);

/** Not by `:focus` itself: a window of Firefox that is driven by a program does not have the focus. */
const isVisible = (browser: Browser, selector: string) =>
  browser.evaluate(
    (wanted, isFocused) =>
      [...document.querySelectorAll(wanted)].some(
        (element) =>
          element.checkVisibility() && (!isFocused || element === document.activeElement),
      ),
    selector.replace(":focus", ""),
    selector.endsWith(":focus"),
  );

/** Uses a region on an open page: React takes over, nothing is lost, and Enter is answered. */
export async function expectTakenOver(browser: Browser, region: Region, halfway?: () => void) {
  await fillIn(browser, region, halfway);
  if (region.answer) await expect.poll(() => hasReact(browser), region.name).toBe(true);
  await expect.poll(() => lost(browser, region), region.name).toEqual([]);
  if (region.answer) {
    await browser.press("Enter");
    await expect.poll(() => isVisible(browser, region.answer!), region.answer).toBe(true);
  }
  // The next region of the same tab begins without a draft.
  await browser.evaluate(() => sessionStorage.clear());
}

/** Chromium's page as the other engines are driven. */
export const pageBrowser = (page: Page): Browser => ({
  evaluate: (run, ...args) =>
    page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<never>,
  click: (selector) => page.locator(selector).first().click(),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
});
