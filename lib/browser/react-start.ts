import { attempt } from "@/lib/browser/attempt";
import { dataOf, having } from "@/lib/browser/attributes";
import { flags, parameters } from "@/lib/browser/page";

/** A script of the page, as adapter/pages writes them in their order into `data-files`. */
type ScriptFile = { url: string; integrity: string; isAdded: boolean };

const list = document.currentScript?.dataset.files ?? "[]";
const files: ScriptFile[] = (JSON.parse(list) as [string, string][]).map(([url, integrity]) => ({
  url,
  integrity,
  isAdded: false,
}));

/** Under `npm run dev` there is no list: Next starts React itself. */
let isStarted = files.length === 0;

/** React takes less than half of it; a page that it does not take over says so then. */
const TAKEOVER_MS = 4000;

/** The scripts are there, but React has not taken over. */
let isOverdue = false;

let onFailure = (_isNews: boolean) => {};

/**
 * @param action for scripts that cannot be loaded, and for a page that React does not take over:
 *   first when that is known, then whenever something needs React
 */
export const whenReactFails = (action: typeof onFailure) => (onFailure = action);

/** The full style sheet, and React. */
export function startAll() {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[disabled]")) {
    sheet.disabled = false;
  }
  startReact();
}

export function startReact() {
  if (isOverdue && !flags.hydrated) return onFailure(false);
  if (isStarted) return;
  isStarted = true;
  for (const file of files) {
    if (!file.isAdded) addScript(file);
  }
}

/** React recognises its scripts by `src` and `async`, set when it no longer changes the order. */
function addScript(file: ScriptFile) {
  file.isAdded = true;
  const script = document.createElement("script");
  script.async = false;
  script.integrity = file.integrity;
  script.src = file.url;
  script.onerror = () => {
    script.remove();
    // The next intent tries it again.
    file.isAdded = false;
    isStarted = false;
    onFailure(true);
  };
  if (file === files.at(-1)) script.onload = () => setTimeout(expectReact, TAKEOVER_MS);
  document.head.append(script);
  script.async = true;
}

function expectReact() {
  if (flags.hydrated) return;
  isOverdue = true;
  onFailure(true);
}

/** After the first paint: what starts React without an intent. */
export function startIfNeeded() {
  // WebKit has no such callback.
  if (document.querySelector(having("start")))
    (window.requestIdleCallback ?? setTimeout)(startReact);
  const candidates = `${having("draft")},${having("query")}`;
  if ([...document.querySelectorAll<HTMLElement>(candidates)].some(isNeeded)) startAll();
}

/** A visible form with a draft, or what the address asks for. */
function isNeeded(element: HTMLElement): boolean {
  const draft = dataOf(element, "draft");
  const query = dataOf(element, "query");
  return Boolean(
    (draft && element.offsetParent && attempt(() => sessionStorage.getItem(draft))) ||
    query?.split(" ").some((name) => parameters.has(name)),
  );
}
