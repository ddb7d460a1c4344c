import type { Page } from "@playwright/test";

type Hearing = Window & { said: string[]; unheard: string[] };

/**
 * Notes what live regions of the following pages say. As for a screen reader, a region that comes
 * together with its text says nothing, and what is within two regions is said twice.
 */
export const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const hearing = Object.assign(window, { said: [] as string[], unheard: [] as string[] });
    const known = new WeakSet<Element>();
    const regions = () =>
      document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert]");
    const isNew = (region: Element, { addedNodes, target, type }: MutationRecord) =>
      type === "characterData"
        ? region.contains(target)
        : [...addedNodes].some((node) => region.contains(node) && node.textContent !== "");
    new MutationObserver((records) => {
      for (const region of regions()) {
        if (!known.has(region)) {
          if (document.readyState === "complete" && region.textContent !== "")
            hearing.unheard.push(region.outerHTML);
        } else if (records.some((record) => isNew(region, record)))
          hearing.said.push(region.textContent);
      }
      requestAnimationFrame(() => regions().forEach((region) => known.add(region)));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What was said since the page began, with these words. */
export const announcements = (page: Page, words: string) =>
  page.evaluate(
    (wanted) => (window as unknown as Hearing).said.filter((text) => text.includes(wanted)),
    words,
  );

/** The regions that came together with their text. */
export const unheardRegions = (page: Page) =>
  page.evaluate(() => (window as unknown as Hearing).unheard);
