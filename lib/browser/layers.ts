import { flags, isForNewTab, root, targetOf } from "@/lib/browser/page";
import { having } from "@/lib/browser/attributes";

// Dialogs and the menu. Each open one has an entry in the history, so that "back" closes it.

/** The open one. */
let layer: HTMLElement | undefined;
/** A closed one's entry is being left. */
let isLeaving = false;

type HistoryState = { layer?: 1 } | null;

const hasEntry = () => Boolean((history.state as HistoryState)?.layer);
const addEntry = () => history.pushState({ ...history.state, layer: 1 }, "");

function closeLayer() {
  if (layer instanceof HTMLDialogElement) layer.close();
  else layer?.hidePopover();
}

export function listenForLayers() {
  addEventListener("beforetoggle", onBeforeToggle, true);
  addEventListener("toggle", onToggle, true);
  addEventListener("popstate", onPopState);
  // The page may come back from the back/forward cache.
  addEventListener("pagehide", closeLayer);
  if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", runCommand);
  if (!("closedBy" in HTMLDialogElement.prototype)) addEventListener("click", closeFromOutside);
  addEventListener("click", onLink);
  addEventListener("scrollend", () => delete flags.smooth);
}

/** Before it is visible: `toggle` comes later, and a press on "back" could come before it. */
function onBeforeToggle({ target, newState }: ToggleEvent) {
  const opens = newState === "open";
  // The page behind, which loses its scroll bar, keeps its width.
  root.style.paddingRight = opens ? `${innerWidth - root.clientWidth}px` : "";
  if (!opens) return;
  layer = target as HTMLElement;
  if (isLeaving || !hasEntry()) addEntry();
  // What was searched before is replaced by typing.
  layer.querySelector<HTMLInputElement>("[type=search]")?.select();
}

const FIELD = "input:not([type=hidden],[tabindex])";

function onToggle({ target, newState }: Event & { newState?: string }) {
  if (!(target instanceof HTMLElement) || target instanceof HTMLDetailsElement) return;
  if (newState === "open" && !document.activeElement?.matches("input,textarea,select")) {
    target.querySelector<HTMLElement>(`${having("draft")} ${FIELD}`)?.focus();
  }
  if (newState === "closed" && layer === target) {
    layer = undefined;
    if (!hasEntry()) return;
    isLeaving = true;
    history.back();
  }
}

function onPopState(event: PopStateEvent) {
  // Next's router would load the page again for an entry that it does not know.
  event.stopImmediatePropagation();
  // The way back of a closed one may end after the next was opened.
  const isLate = isLeaving && layer;
  isLeaving = false;
  if (hasEntry()) return;
  if (isLate) addEntry();
  else closeLayer();
}

/** For browsers without invoker commands. */
function runCommand(event: MouseEvent) {
  const button = targetOf(event)?.closest("[commandfor]");
  const dialog = button && document.getElementById(button.getAttribute("commandfor")!);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** For browsers without `closedby`. */
function closeFromOutside({ target }: MouseEvent) {
  if (target instanceof HTMLDialogElement && target.matches(":modal")) target.close();
}

/**
 * A link in a layer takes the place of its entry in the history; one to the same page scrolls
 * smoothly, which nothing else does.
 */
function onLink(event: MouseEvent) {
  // The links of a drawing have an object as `href`; none of this is for them.
  const link = targetOf(event)?.closest<HTMLAnchorElement>("a[href]:not(svg *)");
  if (!link || event.defaultPrevented || event.button) return;
  if (isForNewTab(event) || event.altKey) return;
  const [page] = location.href.split("#");
  if (layer?.contains(link) && !link.target && !link.download && /^http/.test(link.href)) {
    event.preventDefault();
    location.replace(link.href);
  } else if (link.href.startsWith(`${page}#`)) {
    flags.smooth = "1";
  }
}
