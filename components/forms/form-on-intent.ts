import { lazy, type ComponentType } from "react";
import { attempt } from "@/lib/browser/attempt";
import { dataOf, having } from "@/lib/browser/attributes";

/**
 * A form whose code is loaded when its region is entered, or at once when it has a draft. Until
 * then React leaves its HTML alone, and the form is posted plainly. To be used in an `<Activity>`,
 * which is hydrated on its own, and unlike a Suspense boundary is never written outside of its
 * place in the page.
 *
 * Where the page was changed before React came, React renders all of it anew, and an `<Activity>`
 * without HTML has nothing to show while it waits: the whole page would wait for this form
 * (docs/decisions/0054). So it waits for an intent only once React has taken over the page. It
 * never waits under `npm run dev`, where React renders the page again after each saved file.
 * @param region selector of the form, or of the dialog around it
 */
export const formOnIntent = <Props extends object>(
  region: string,
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    const isServer = typeof window === "undefined";
    const hasReact = !isServer && "hydrated" in document.documentElement.dataset;
    const isDevelopment = process.env.NODE_ENV === "development";
    if (hasReact && !isDevelopment && !isWanted(region)) await nextIntent(region);
    for (;;) {
      try {
        return { default: await load() };
      } catch (error) {
        if (isServer) throw error;
        // No network: the next intent, wherever it is, tries again.
        await nextIntent("html");
      }
    }
  });

/** Whether it was entered before, now or on an earlier page. */
function isWanted(region: string): boolean {
  const selector = having("draft");
  const form = document.querySelector<HTMLElement>(`${region}${selector}, ${region} ${selector}`);
  const draft = form && dataOf(form, "draft");
  return (
    Boolean(document.activeElement?.closest(region)) ||
    Boolean(draft && attempt(() => sessionStorage.getItem(draft)))
  );
}

const INTENTS = ["pointerdown", "focusin", "input", "click"] as const;

/** On the window, because React stops events of what it has not hydrated. */
function nextIntent(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const onIntent = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      for (const type of INTENTS) window.removeEventListener(type, onIntent, true);
      resolve();
    };
    for (const type of INTENTS) window.addEventListener(type, onIntent, true);
  });
}
