import type { Page } from "@playwright/test";

/** What an eye sees at once in a page as it is in its window, a line for each. */
export const lookProblems = async (page: Page): Promise<string[]> => [
  ...(await outsideFrames(page)),
  ...(await coveredTexts(page)),
];

/** What is wrong with the styles of a page, whatever its window, a line for each. */
export const styleProblems = async (page: Page): Promise<string[]> => [
  ...(await stickyWithoutEdge(page)),
  ...(await sharedHovers(page)),
];

/**
 * Texts, controls and framed boxes that go beyond their frame: the nearest element around them
 * with a border or a ground of its own. What has a place of its own (`absolute`) may do so.
 */
const outsideFrames = (page: Page) =>
  page.evaluate(() => {
    const hasFrame = (element: Element) => {
      const style = getComputedStyle(element);
      if (["inline", "contents"].includes(style.display)) return false;
      const sides = [style.borderLeftWidth, style.borderRightWidth].map(Number.parseFloat);
      const ground =
        style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none";
      return ground || sides.every((width) => width > 0);
    };
    const isPlaced = (element: Element) =>
      ["absolute", "fixed"].includes(getComputedStyle(element).position);
    const scrolls = (element: Element) =>
      ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    /** Null if something between the two has a place of its own, or scrolls. */
    const frameOf = (element: Element): Element | null => {
      if (isPlaced(element)) return null;
      const parent = element.parentElement;
      if (!parent || scrolls(parent)) return null;
      return hasFrame(parent) ? parent : frameOf(parent);
    };
    const problems = new Set<string>();
    const compare = (
      what: string,
      rects: Iterable<DOMRect>,
      frame: Element | null,
      slack: number,
    ) => {
      if (!frame || frame === document.body || frame === document.documentElement) return;
      const box = frame.getBoundingClientRect();
      for (const { left, right, top, bottom, width } of rects) {
        if (width <= 1 || right < 0) continue;
        const beyond = Math.max(
          box.left - left - 1,
          right - box.right - 1,
          box.top - top - slack,
          bottom - box.bottom - slack,
        );
        if (beyond > 0) {
          problems.add(`"${what}" is ${Math.ceil(beyond)} px outside class="${frame.className}"`);
        }
      }
    };
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      // What `content-visibility: auto` has not drawn yet has no place yet.
      if (
        element.closest("svg, .sr-only") ||
        !element.checkVisibility({ contentVisibilityAuto: true })
      )
        continue;
      const what = element.textContent.trim().slice(0, 40);
      const isControl = element.matches("a, button, input, select, textarea, summary");
      const style = getComputedStyle(element);
      if ((isControl && style.display !== "inline") || (what && hasFrame(element))) {
        compare(what, [element.getBoundingClientRect()], frameOf(element), 1);
      }
      for (const text of element.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
        const range = new Range();
        range.selectNodeContents(text);
        const frame = hasFrame(element) ? element : frameOf(element);
        // Above and below its letters a line of text has room.
        compare(what, range.getClientRects(), frame, Number.parseFloat(style.fontSize) / 5);
      }
    }
    return [...problems];
  });

/** Texts over which another element is drawn. What is fixed or sticky is over another text soon. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element) => {
      if (element.closest("svg, img, video, iframe, canvas")) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
    };
    const moves = (element: Element | null): boolean =>
      element !== null &&
      (["fixed", "sticky"].includes(getComputedStyle(element).position) ||
        moves(element.parentElement));
    const isOutOfSight = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== "none" || isOutOfSight(element.parentElement));
    const problems = new Map<string, string>();
    const before = scrollY;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { element: Element; text: string; x: number; y: number }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.textContent?.trim() || element.closest("svg")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      if (moves(element) || isOutOfSight(element)) continue;
      const range = new Range();
      range.selectNodeContents(text);
      for (const { left, right, top, height, width } of range.getClientRects()) {
        if (width <= 2) continue;
        for (const x of [left + 1, (left + right) / 2, right - 1]) {
          lines.push({
            element,
            text: text.textContent.trim().slice(0, 40),
            x,
            y: top + height / 2 + before,
          });
        }
      }
    }
    lines.sort((a, b) => a.y - b.y);
    let seen = -1;
    for (const { element, text, x, y } of lines) {
      if (seen < 0 || y > seen + innerHeight - 1) {
        scrollTo({ top: y - 1, behavior: "instant" });
        seen = scrollY;
      }
      const above = document.elementsFromPoint(x, y - scrollY);
      // Its element, or the nearest one around it: a text can go beyond its element.
      const own = above.findIndex((other) => other.contains(element));
      const cover = above.slice(0, own).find((other) => isDrawn(other) && !moves(other));
      if (cover) problems.set(text, `"${text}" is below ${cover.outerHTML.slice(0, 80)}`);
    }
    scrollTo({ top: before, behavior: "instant" });
    return [...problems.values()];
  });

/** Elements that are to stay in the window, but at none of its edges. */
const stickyWithoutEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const { position, top, right, bottom, left } = getComputedStyle(element);
        return position === "sticky" && [top, right, bottom, left].every((edge) => edge === "auto");
      })
      .map((element) => `sticky without an edge: class="${element.className}"`),
  );

/** Elements of which a hover changes more than one link or button. */
const sharedHovers = (page: Page) =>
  page.evaluate(() => {
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule && rule.selectorText.includes(":hover")
          ? [rule.selectorText]
          : []),
        ...("cssRules" in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = new Set(
      [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules)),
    );
    const changedBy = (state: string, selector: string) => [
      ...document.querySelectorAll(selector.replaceAll(":hover", state)),
    ];
    const problems: string[] = [];
    for (const selector of selectors) {
      const without = new Set(changedBy(":not(*)", selector));
      const around = new Set<Element>();
      for (const element of changedBy("", selector)) {
        if (without.has(element)) continue;
        for (let one: Element | null = element; one; one = one.parentElement) around.add(one);
      }
      for (const element of around) {
        element.setAttribute("data-hovered", "");
        const changed = changedBy("[data-hovered]", selector).filter((one) => !without.has(one));
        element.removeAttribute("data-hovered");
        const controls = new Set(changed.flatMap((one) => one.closest("a, button, summary") ?? []));
        if (controls.size > 1) {
          problems.push(
            `a hover of class="${element.className}" changes ${controls.size} others: ${selector}`,
          );
        }
      }
    }
    return problems;
  });

/** What has too little contrast between the ring of its focus and what is around it. */
export async function faintRings(page: Page): Promise<string[]> {
  // The ring is shown to whoever uses the keyboard.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red, green, blue] = channels(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor, display } = getComputedStyle(element);
      const isDrawn = display !== "contents" && channels(backgroundColor)[3] !== 0;
      return isDrawn ? backgroundColor : groundOf(element.parentElement);
    };
    return [
      ...document.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        element.focus();
        const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element);
        if (document.activeElement !== element || outlineStyle === "none") return [];
        // With a negative offset the ring is on the element itself.
        const isInside = Number.parseFloat(outlineOffset) < 0;
        const ground = groundOf(isInside ? element : element.parentElement);
        const [dark, light] = [luminance(outlineColor), luminance(ground)].sort((a, b) => a - b);
        const contrast = (light! + 0.05) / (dark! + 0.05);
        return contrast < 3 ? `${contrast.toFixed(1)} : 1, ${element.outerHTML.slice(0, 120)}` : [];
      });
  });
}
