/**
 * The script of the podcast page, which is read without React (docs/decisions/0047). It loads the
 * episodes after the first paint, and starts React when the list is not the one of the build.
 */
import { relativeDate } from "@/lib/podcast/episode-text";
import type { LoadedEpisodes } from "@/lib/podcast/episode";
import { failureText, keptEpisodes, loadEpisodes, loadedText } from "@/lib/podcast/load-episodes";
import { episodeMessages } from "@/lib/podcast/messages";

const TOAST_MS = 8000;

const THEME_PARAMETER = "tema";

const box = document.querySelector<HTMLElement>("[data-episodes]");
if (box) {
  writeDates(box);
  rememberTheme(box);
  showEpisodes(box);
}

function writeDates(box: HTMLElement) {
  for (const time of box.querySelectorAll("time")) {
    time.textContent = relativeDate(time.dateTime, new Date());
  }
}

/** Keeps the chosen theme in the address, so that a return finds it again, and opens it. */
function rememberTheme(box: HTMLElement) {
  const hasSelector = CSS.supports("selector(:has(a))");
  const chips = () => [...box.querySelectorAll<HTMLInputElement>(`[name=${THEME_PARAMETER}]`)];
  const choose = (chip: HTMLInputElement | undefined) => {
    if (!chip) return;
    chip.checked = true;
    const url = new URL(location.href);
    if (chip.value) url.searchParams.set(THEME_PARAMETER, chip.value);
    else url.searchParams.delete(THEME_PARAMETER);
    if (url.href !== location.href) history.replaceState(history.state, "", url);
    const theme = box.querySelector<HTMLDetailsElement>(`[data-theme="${chip.value}"]`);
    if (theme) theme.open = true;
    if (!hasSelector) showOnly(chips().indexOf(chip));
  };
  /** What `episode-themes` of app/globals.css does in other browsers. */
  const showOnly = (chosen: number) => {
    const hideOthers = (selector: string, shown: (index: number) => boolean) =>
      box.querySelectorAll<HTMLElement>(selector).forEach((element, index) => {
        element.hidden = !shown(index);
      });
    hideOthers(".theme-count", (index) => index === chosen);
    hideOthers(".episode-theme", (index) => chosen === 0 || index === chosen - 1);
  };
  /** A chip that was pressed before is newer than the address. */
  const chooseCurrent = () => {
    const named = new URLSearchParams(location.search).get(THEME_PARAMETER);
    const all = chips();
    const pressed = all.find(({ checked, value }) => checked && value);
    choose(pressed ?? all.find(({ value }) => value === named) ?? all[0]);
  };
  chooseCurrent();
  box.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === THEME_PARAMETER) choose(target);
  });
  // React may bring other themes, without the chosen one.
  const list = hasSelector ? box.querySelector("[data-chips]") : box;
  if (list) {
    new MutationObserver(chooseCurrent).observe(list, { childList: true, subtree: !hasSelector });
  }
}

function showEpisodes(box: HTMLElement) {
  const failureBox = box.querySelector<HTMLElement>("[data-load-failure]")!;
  const isEmpty = box.dataset.episodes === "";

  /** §4: the skeletons, and the buttons disabled. */
  function setBusy(busy: boolean) {
    box.toggleAttribute("data-busy", busy);
    for (const button of box.querySelectorAll<HTMLButtonElement>("[data-task]")) {
      button.disabled = busy;
    }
  }

  function adopt({ version }: LoadedEpisodes) {
    if (version !== box.dataset.episodes) document.dispatchEvent(new Event("start"));
  }

  async function load() {
    failureBox.hidden = true;
    setBusy(true);
    try {
      const loaded = await loadEpisodes({ onFailure: () => setBusy(isEmpty) });
      adopt(loaded);
      showToast(box, { ...loadedText(loaded), failed: loaded.episodes.length === 0 });
    } catch (failure) {
      const text = failureText(episodeMessages.loadFailure, failure);
      failureBox.querySelector("[data-description]")!.textContent = text.description;
      failureBox.hidden = false;
      showToast(box, { ...text, failed: true });
    }
    setBusy(false);
  }

  failureBox.querySelector("button")!.addEventListener("click", () => void load());
  const kept = keptEpisodes();
  if (kept) adopt(kept);
  else void load();
}

/** By React, if it is there: an answer to what the visitor did goes first. */
function showToast(
  box: HTMLElement,
  detail: { title: string; description: string; failed: boolean },
) {
  const event = new CustomEvent("episodes", { detail, cancelable: true });
  if (!document.dispatchEvent(event)) return;
  const type = detail.failed ? "error" : "default";
  for (const other of box.querySelectorAll<HTMLElement>("[data-page-toast]")) other.hidden = true;
  const toast = box.querySelector<HTMLElement>(`[data-page-toast][data-type=${type}]`)!;
  toast.querySelector("[data-title]")!.textContent = detail.title;
  toast.querySelector("[data-description]")!.textContent = detail.description;
  toast.hidden = false;
  const close = () => (toast.hidden = true);
  const timer = setTimeout(close, TOAST_MS);
  // It stays as long as somebody is at it.
  for (const type of ["pointerenter", "focusin"]) {
    toast.addEventListener(type, () => clearTimeout(timer), { once: true });
  }
  toast.querySelector("button")!.onclick = close;
}
