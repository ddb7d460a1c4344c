import { attempt } from "@/lib/browser/attempt";
import { parameters } from "@/lib/browser/page";

const SETTING = "busca-sem-barra";

const dialog = () => document.querySelector<HTMLDialogElement>("#busca");
const slashSetting = () => dialog()?.querySelector<HTMLInputElement>("[type=checkbox]");

/** Shows in the dialog whether the slash opens it. */
export function readSlashSetting() {
  const setting = slashSetting();
  if (setting) setting.checked = !attempt(() => localStorage.getItem(SETTING));
}

/** The keys that open the search, Esc, and an address with `?q=`. */
export function listenForSearchKeys() {
  const storeSlashSetting = ({ target }: Event) => {
    const setting = slashSetting();
    if (target !== setting || !setting) return;
    attempt(() => localStorage.setItem(SETTING, setting.checked ? "" : "1"));
  };
  // Below the window React stops the changes that come while it takes over the page.
  addEventListener("change", storeSlashSetting, true);
  addEventListener("keydown", (event) => {
    if (event.isComposing || event.defaultPrevented) return;
    const modal = document.querySelector<HTMLDialogElement>("dialog:modal");
    if (modal) {
      // In some browsers the first Esc only clears the search field.
      if (event.key !== "Escape") return;
      modal.close();
    } else {
      if (!isSearchKey(event) || isTyping(event)) return;
      dialog()?.showModal();
    }
    event.preventDefault();
  });
}

/** Opens the search that an address asks for. Next's own error pages have no header. */
export function openAskedSearch() {
  const query = parameters.get("q");
  const search = dialog();
  if (!query || !search) return;
  search.querySelector<HTMLInputElement>("[type=search]")!.value = query;
  search.showModal();
}

/**
 * The slash or Ctrl-K. Some Brazilian keyboards type the slash with AltGr, which Windows reports as
 * Ctrl + Alt.
 */
function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (key === "/") return !metaKey && ctrlKey === altKey && slashSetting()?.checked;
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

/** A field of a dialog that was just closed may still have the focus. */
function isTyping({ target }: KeyboardEvent) {
  const field = (target as Element).closest<HTMLElement>("input,textarea,select,[contenteditable]");
  return Boolean(field?.offsetParent);
}
