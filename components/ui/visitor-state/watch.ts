import {
  FIELDS,
  type Field,
  isField,
  keptElements,
} from "@/components/ui/visitor-state/kept-elements";
import { having } from "@/lib/browser/attributes";

/** What no element says of itself once it is out of the page. */
type Moment = {
  focused?: Element;
  openMenu?: Element;
  pressed?: Element;
  /** React has rendered the page, and hears events of what it has. */
  hasReact?: boolean;
};

/**
 * React takes over at once when it hears an event of what it does not have yet. Within the events
 * of a key or a press the letter, the choice or the focus would go to an element that is no longer
 * there; a field that was typed in tells of its change while the focus is on its way to the next
 * one.
 */
const FIELD_EVENTS = [
  ...["keydown", "keypress", "beforeinput", "textInput", "input", "keyup", "change"],
  ...["compositionstart", "compositionupdate", "compositionend"],
  ...["pointerdown", "mousedown", "touchstart", "click"],
] as const;

/** A press ends with its release, its click, or as a drag, which cancels it. */
const PRESS = ["pointerdown", "pointerup", "pointercancel", "click"] as const;

/** The visitor cannot have changed anything yet that is not in the elements themselves. */
export const watched = typeof document === "undefined" ? undefined : watch();

function watch() {
  const kept = keptElements();
  const knowsMenus = "popover" in HTMLElement.prototype;
  const hasMouse = matchMedia("(hover: hover)").matches;
  const moment: Moment = {
    pressed: hasMouse ? controlOf([...document.querySelectorAll(":active")].at(-1)) : undefined,
    openMenu: (knowsMenus && document.querySelector("[popover]:popover-open")) || undefined,
  };
  // A style is no attribute that the page's policy allows; the page's script sets it again.
  const attributes = [...document.documentElement.attributes]
    .filter(({ name }) => name !== "style")
    .map(({ name, value }) => ({ name, value }));
  document.addEventListener("focusin", noteFocus, true);
  document.addEventListener("focusout", () => queueMicrotask(noteBlur), true);
  document.addEventListener("toggle", noteMenu, true);
  noteFocus();
  for (const type of PRESS) window.addEventListener(type, notePress, true);
  for (const type of FIELD_EVENTS) window.addEventListener(type, keepFromReact, true);

  /** On the window, where it comes before React, which listens on the document. */
  function keepFromReact(event: Event) {
    const control = controlOf(event.target);
    if (control === document.activeElement) noteFocus();
    const field = kept.find(({ element }) => element === control)?.element;
    if (!field || !isField(field) || (moment.hasReact && isReacts(field))) return;
    // Esc, Tab and the like are for the page's script.
    if (event instanceof KeyboardEvent && event.key.length > 1) return;
    event.stopPropagation();
  }

  function noteFocus() {
    moment.focused = document.activeElement ?? undefined;
  }
  /** An element that was taken out of the page loses the focus too; that does not count. */
  function noteBlur() {
    if (moment.focused?.isConnected) noteFocus();
  }
  function noteMenu({ target, newState }: Event & { newState?: string }) {
    if (!(target instanceof HTMLElement) || !target.popover) return;
    moment.openMenu = newState === "open" ? target : undefined;
  }
  /** Only of a mouse: of a finger the browser knows at the end what it has pressed. */
  function notePress({ type, pointerType, target }: PointerEvent) {
    const control = controlOf(target);
    if (type === "pointerdown") moment.pressed = pointerType === "mouse" ? control : undefined;
    // Its click comes within the same task, unless React replaces the page before.
    else if (type === "pointerup" && control === moment.pressed) setTimeout(forgetPress);
    else forgetPress();
  }
  function forgetPress() {
    delete moment.pressed;
  }
  return { kept, moment, attributes, noteFocus };
}

/** What a press on the target is for; of a label it is the field. */
function controlOf(target?: EventTarget | null): Element | undefined {
  const control = target instanceof Element && target.closest(`label,button,a,${FIELDS}`);
  return (control instanceof HTMLLabelElement ? control.control : control) || undefined;
}

/** A form that is hydrated on its own is React's when it no longer validates itself. */
const isReacts = ({ form }: Field): boolean =>
  form?.noValidate !== false || !form.matches(having("draft"));
