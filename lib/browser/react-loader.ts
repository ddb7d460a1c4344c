/** How far below or above the window a region is about to be seen, as part of its height. */
const MARGIN = "50% 0px";

/** The addresses of Next's scripts, as the adapter writes them. */
const list = document.currentScript?.dataset.files;

/**
 * Starts React when the first region that needs it, marked with `data-live`, is about to be seen:
 * after the load, in an idle moment. A region in a closed dialog or `<details>` is seen when that
 * opens. A region with `data-live="at-once"` is the page itself, and waits for the first paint alone.
 * A page without a region never loads a script of Next, and needs none: what is outside of a region
 * is the platform's. Under `npm run dev` there is no list: Next starts React itself.
 */
export function loadReactWhenSeen() {
  const regions = document.querySelectorAll("[data-live]");
  if (!list || regions.length === 0) return;
  if (document.querySelector("[data-live=at-once]")) {
    whenPainted(loadReact);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Safari has no such callback.
      (window.requestIdleCallback ?? setTimeout)(loadReact);
    },
    { rootMargin: MARGIN },
  );
  addEventListener("load", () => regions.forEach((region) => observer.observe(region)));
}

/**
 * The second callback comes after the first frame, which has all of the page, because this script is
 * at its end.
 */
const whenPainted = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

function loadReact() {
  list?.split(" ").forEach(addScript);
}

/** In their order. React recognises its scripts by `src` and `async`. */
function addScript(url: string) {
  const script = document.createElement("script");
  script.async = false;
  script.src = url;
  document.head.append(script);
  script.async = true;
}
