import { having } from "@/lib/browser/attributes";
import { copyNow } from "@/lib/browser/copying";
import { EVENTS } from "@/lib/browser/events";
import { all, flags, isForNewTab, targetOf } from "@/lib/browser/page";
import { startAll } from "@/lib/browser/react-start";

/** The control or search form whose action is repeated when React is there. */
type KeptPress = { control: HTMLElement; withoutReact?: () => void };

let kept: KeptPress | undefined;

/** Where React was last asked for. */
let region: HTMLElement | undefined;

export const lastRegion = () => region;

const INTENTS = ["pointerdown", "focusin", "input", "click"] as const;

/** A press of these does nothing without React; those with a `command` are the browser's. */
const CONTROLS = `a${having("intent")},button[type=button]:not([command])`;

export function listenForPresses() {
  document.addEventListener(EVENTS.hydrated, onHydrated);
  for (const type of INTENTS) document.addEventListener(type, onIntent, true);
}

function onIntent(event: Event) {
  const own = targetOf(event)?.closest<HTMLElement>(having("intent"));
  if (!own) return;
  // What the press itself opens is painted first.
  requestAnimationFrame(() => setTimeout(startAll));
  if (flags.hydrated) return;
  // A button that needs React may be part of a region that does.
  region = own.parentElement?.closest<HTMLElement>(having("intent")) ?? own;
  if (event instanceof MouseEvent && event.type === "click") keepClick(event, region);
}

function keepClick(event: MouseEvent, region: HTMLElement) {
  const control = targetOf(event)?.closest<HTMLElement>(CONTROLS);
  if (!control || isForNewTab(event)) return;
  event.preventDefault();
  // An answer at once, until React gives its own.
  control.animate({ opacity: [0.5, 1] }, 2000);
  keepUntilReact(control, withoutReact(control, region));
}

function withoutReact(control: HTMLElement, region: HTMLElement) {
  if (control.matches(having("print"))) return () => print();
  if (control.matches(having("copy"))) return copyNow(control, region);
  return undefined;
}

/**
 * Repeats the press, or submits the form, when React is there.
 * @param withoutReact what is done instead if it cannot be loaded
 */
export function keepUntilReact(control: HTMLElement, withoutReact?: () => void) {
  const press: KeptPress = { control, withoutReact };
  control.addEventListener(EVENTS.replaced, (event) => {
    press.control = (event as CustomEvent<HTMLElement>).detail;
  });
  kept = press;
}

/** Does without React what the kept press is for, where that is possible. */
export function giveUpPress() {
  const press = kept;
  kept = undefined;
  press?.withoutReact?.();
}

function onHydrated() {
  for (const box of all("offline")) box.hidden = true;
  const press = kept;
  kept = undefined;
  // In a task of its own: within React's effects a handler cannot render and then move the focus.
  if (press) setTimeout(() => repeat(press.control));
}

/** React may have answered and removed it: a link would still lead away. */
function repeat(control: HTMLElement) {
  if (!control.isConnected) return;
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}
