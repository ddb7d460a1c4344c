const INTENTS = ["pointerdown", "focusin", "input", "click"] as const;

/**
 * Resolves when somebody presses, focuses or types in the first element that matches, or has
 * already the focus there. Listens on the window, because React stops events of what it has not
 * hydrated.
 */
export function firstIntent(selector: string): Promise<void> {
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
