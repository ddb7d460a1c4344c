import type { Page } from "@playwright/test";

/**
 * Sets text to 200 % (WCAG 1.4.4), as a browser setting does. Returns the function that undoes it.
 */
export async function enlargeText(page: Page) {
  // The policy of the pages allows no <style> but their own.
  const adopt = (rules: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rules);
  await adopt("html{font-size:200%!important}");
  return () => adopt("");
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Behind a modal dialog the page has no scrollbar, but keeps its place.
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Words of headings and labels that go on in the next line. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const titles = "h1, h2, h3, h4, dt, th, legend, summary, label, button, .drawing-label";
    for (const title of document.querySelectorAll(titles)) {
      // The honeypot is out of sight.
      if (!title.checkVisibility() || title.closest("[aria-hidden]")) continue;
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}+/gu)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(lines.map(({ top }) => top)).size > 1) broken.add(word);
        }
      }
    }
    return [...broken];
  });

/**
 * What a reader cannot see (WCAG 1.4.10): a page that scrolls sideways, text beyond its edge, text
 * cut off by its box. Boxes that scroll by design (tables) are left out.
 */
export async function lostContent(page: Page) {
  const tooWide = await overflow(page);
  return [...(tooWide > 0 ? [`the page is ${tooWide} px too wide`] : []), ...(await cutText(page))];
}

const cutText = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const lost: string[] = [];
    // The page behind a dialog is not read.
    const modal = document.querySelector("dialog:modal");
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (modal && !modal.contains(element)) continue;
      const text = element.textContent.trim().slice(0, 40);
      if (!text || element.closest("svg")) continue;
      // The labels of a drawing, which is cropped by design, do not grow with the text.
      const labels = [...element.querySelectorAll("svg text")].map((label) => label.textContent);
      if (labels.length > 0 && element.textContent.trim() === labels.join("").trim()) continue;
      const { width, left, right } = element.getBoundingClientRect();
      const { overflowX, position, visibility } = getComputedStyle(element);
      if (width <= 1 || visibility === "hidden") continue;
      // Out of sight by design: the honeypot, the skip link, text for screen readers only.
      if (element.closest(".sr-only, a[href='#conteudo']")) continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const scrolls = element.parentElement?.closest(".table-scroll, [class*=overflow-x-auto]");
      if (hasText && !scrolls && right > 0 && (right > edge + 1 || left < -1)) {
        lost.push(`"${text}" ends at ${Math.round(right)} px`);
      }
      const clips = overflowX === "hidden" || overflowX === "clip";
      // An excerpt ends after its lines.
      if (element.matches("[class*=line-clamp]")) continue;
      if (!clips || position === "absolute") continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (scrollWidth > clientWidth + 1) lost.push(`"${text}" is cut off at the side`);
      if (scrollHeight > clientHeight + 1) lost.push(`"${text}" is cut off below`);
    }
    return lost;
  });

/** What lies over the middle of what has the focus. */
export const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const { left, top, width, height } = focused.getBoundingClientRect();
    if (width === 0) return [];
    const [x, y] = [left + width / 2, top + height / 2];
    // The middle of what is higher than the window, or was scrolled away, is not seen.
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
    const over = document.elementFromPoint(x, y);
    return !over || focused.contains(over) || over.contains(focused)
      ? []
      : [`${over.outerHTML.slice(0, 120)} over ${focused.outerHTML.slice(0, 120)}`];
  });
