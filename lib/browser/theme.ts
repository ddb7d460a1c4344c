import { attempt } from "@/lib/browser/attempt";
import { having } from "@/lib/browser/attributes";
import { flags, targetOf } from "@/lib/browser/page";

/** The system's own theme is not stored, so that the page goes on following it. */
function switchTheme() {
  const system = matchMedia("(prefers-color-scheme:dark)").matches ? "dark" : "light";
  const theme = (flags.theme || system) === "dark" ? "light" : "dark";
  flags.theme = theme === system ? "" : theme;
  attempt(() => localStorage.setItem("theme", flags.theme!));
}

export function readTheme() {
  attempt(() => (flags.theme = localStorage.getItem("theme") ?? ""));
}

export function listenForTheme() {
  addEventListener("click", (event) => {
    if (targetOf(event)?.closest(having("themeSwitch"))) switchTheme();
  });
  // A page of the history, or another tab, was made before the choice.
  for (const type of ["pageshow", "storage"]) addEventListener(type, readTheme);
}

/** On later visits: at once, so that the text is laid out only once. */
export function showKnownFont() {
  attempt(() => {
    if (localStorage.getItem("font")) flags.font = "1";
  });
}

/** On the first visit: after the first paint. */
export async function loadFont() {
  await document.fonts.load("1em archivo");
  flags.font = "1";
  attempt(() => localStorage.setItem("font", "1"));
}
