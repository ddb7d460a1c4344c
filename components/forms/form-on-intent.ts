import { lazy, type ComponentType } from "react";

/**
 * A form whose code is loaded when its region is entered, or at once when it has a draft. Until
 * then React leaves its HTML alone, and the form is posted plainly. To be used in an `<Activity>`,
 * which is hydrated on its own, and unlike a Suspense boundary is never written outside of its
 * place in the page.
 * @param region selector of the form, or of the dialog around it
 */
export const formOnIntent = <Props extends object>(
  region: string,
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    const isServer = typeof window === "undefined";
    let needed = isServer || hasDraft(region);
    for (;;) {
      if (!needed) await firstIntent(region);
      try {
        return { default: await load() };
      } catch (error) {
        if (isServer) throw error;
        // No network: the next intent tries again.
        needed = false;
      }
    }
  });

function hasDraft(region: string): boolean {
  const selector = `${region}[data-draft], ${region} [data-draft]`;
  const key = document.querySelector<HTMLElement>(selector)?.dataset.draft;
  try {
    return sessionStorage.getItem(key ?? "") !== null;
  } catch {
    // The visitor has disabled storage.
    return false;
  }
}

const INTENTS = ["pointerdown", "focusin", "input", "click"] as const;

/** On the window, because React stops events of what it has not hydrated. */
function firstIntent(selector: string): Promise<void> {
  const isInside = (target: unknown) => target instanceof Element && target.closest(selector);
  return new Promise((resolve) => {
    const onIntent = ({ target }: { target: unknown }) => {
      if (!isInside(target)) return;
      for (const type of INTENTS) window.removeEventListener(type, onIntent, true);
      resolve();
    };
    for (const type of INTENTS) window.addEventListener(type, onIntent, true);
    onIntent({ target: document.activeElement });
  });
}
