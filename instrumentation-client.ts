/**
 * Next runs it before React hydrates (docs/decisions/0014). React answers a press on what it has not
 * hydrated yet by hydrating the whole page at once, half a second at 4× CPU, and the answer of the
 * page itself (a chip, `<details>`) is painted after that. So React does not see a press in a region
 * that starts it without an intent, until the page is hydrated: the page's script, whose listeners
 * are older, repeats what needs React.
 */
const PRESS = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend"];
const CHANGE = ["click", "input", "change"];

const hydrated = new AbortController();
document.addEventListener("hydrated", () => hydrated.abort(), { once: true });

for (const type of [...PRESS, ...CHANGE]) {
  document.addEventListener(type, hideFromReact, {
    capture: true,
    passive: true,
    signal: hydrated.signal,
  });
}

function hideFromReact(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest("[data-start]")) event.stopImmediatePropagation();
}
