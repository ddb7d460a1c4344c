"use client";

import { useLayoutEffect } from "react";
import { having } from "@/lib/browser/attributes";
import { EVENTS } from "@/lib/browser/events";

/**
 * What the visitor has typed, chosen, opened and focused outlives React's rendering the page anew.
 *
 * React does that where its own HTML was changed before it came: by a translator, a password
 * manager, a phone that makes links of numbers. It puts new elements in the place of the old ones,
 * which keep what they have while nobody sees them. So nothing is copied beforehand: as soon as the
 * new elements are there, and before any other event, they get the state of those that they
 * replaced (docs/decisions/0054).
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input,textarea,select";
/** In the order in which they are restored: a field in a closed dialog cannot have the focus. */
const KEPT = `details,form,button,a,${FIELDS},dialog,[popover]`;

/** An element of the page as it was, with what finds its successor. */
type Kept = { element: HTMLElement; name: string; index: number };

/** What no element says of itself once it is out of the page. */
type Moment = { focused?: Element; openMenu?: Element; pressed?: Element };

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
const watched = typeof document === "undefined" ? undefined : watch();

function watch() {
  const kept = named([...document.querySelectorAll<HTMLElement>(KEPT)]);
  const knowsMenus = "popover" in HTMLElement.prototype;
  const hasMouse = matchMedia("(hover: hover)").matches;
  const moment: Moment = {
    focused: document.activeElement ?? undefined,
    pressed: hasMouse ? controlOf([...document.querySelectorAll(":active")].at(-1)) : undefined,
    openMenu: (knowsMenus && document.querySelector("[popover]:popover-open")) || undefined,
  };
  // A style is no attribute that the page's policy allows; the page's script sets it again.
  const attributes = [...document.documentElement.attributes]
    .filter(({ name }) => name !== "style")
    .map(({ name, value }) => ({ name, value }));
  document.addEventListener("focusin", ({ target }) => (moment.focused = target as Element), true);
  document.addEventListener("focusout", () => queueMicrotask(noteBlur), true);
  document.addEventListener("toggle", noteMenu, true);
  for (const type of PRESS) window.addEventListener(type, notePress, true);
  for (const type of FIELD_EVENTS) window.addEventListener(type, keepFromReact, true);

  /** On the window, where it comes before React, which listens on the document. */
  function keepFromReact(event: Event) {
    const control = controlOf(event.target);
    const field = kept.find(({ element }) => element === control)?.element;
    if (!field || !isField(field) || isReacts(field)) return;
    // Esc, Tab and the like are for the page's script.
    if (event instanceof KeyboardEvent && event.key.length > 1) return;
    event.stopPropagation();
  }

  /** An element that was taken out of the page loses the focus too; that does not count. */
  function noteBlur() {
    if (moment.focused?.isConnected) moment.focused = document.activeElement ?? undefined;
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
  return { kept, moment, attributes };
}

/** What a press on the target is for; of a label it is the field. */
function controlOf(target?: EventTarget | null): Element | undefined {
  const control = target instanceof Element && target.closest(`label,button,a,${FIELDS}`);
  return (control instanceof HTMLLabelElement ? control.control : control) || undefined;
}

/** A form that is hydrated on its own is React's when it no longer validates itself. */
function isReacts({ form }: Field): boolean {
  if (!("hydrated" in document.documentElement.dataset)) return false;
  return form?.noValidate !== false || !form.matches(having("draft"));
}

/**
 * For every component below which React may render anew: the root, and each boundary that it
 * hydrates on its own. Runs before all other effects, which then find the fields as they were.
 */
export function useVisitorState() {
  useLayoutEffect(() => restoreVisitorState(), []);
}

function restoreVisitorState() {
  if (!watched) return;
  const { kept } = watched;
  // A dialog that opens again takes the focus first.
  const { focused, openMenu, pressed } = watched.moment;
  const replaced = kept.filter(({ element }) => !element.isConnected);
  if (replaced.length === 0) return;
  const successors = new Map(
    named([...document.querySelectorAll<HTMLElement>(KEPT)]).map((entry) => [keyOf(entry), entry]),
  );
  const pairs = replaced.flatMap((entry) => {
    const successor = successors.get(keyOf(entry))?.element;
    return successor ? [{ old: entry.element, successor, entry }] : [];
  });
  restoreRootAttributes(watched.attributes);
  document.dispatchEvent(new Event(EVENTS.renewed));
  for (const { old, successor, entry } of pairs) {
    restore(old, successor);
    if (old === openMenu) successor.showPopover();
    old.dispatchEvent(new CustomEvent(EVENTS.replaced, { detail: successor }));
    entry.element = successor;
    // The button of the mouse is down, and its release on another element would be no click.
    if (old === pressed) setTimeout(() => successor.click());
  }
  const field = pairs.find(({ old }) => old === focused);
  if (field) restoreFocus(field.old, field.successor);
}

const keyOf = ({ name, index }: Kept) => `${index} ${name}`;

/** Gives each element a name that its successor has too, and its place among those of the name. */
function named(elements: HTMLElement[]): Kept[] {
  const counts = new Map<string, number>();
  return elements.map((element) => {
    const name = nameOf(element);
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    return { element, name, index };
  });
}

/** Not the ids of fields: React counts them anew. Not texts or labels, which are translated. */
function nameOf(element: HTMLElement): string {
  const isLayer = element.matches("dialog,[popover]");
  const value = element.matches("[type=radio],[type=checkbox]") && element.getAttribute("value");
  return [
    element.localName,
    isLayer ? element.id : element.getAttribute("name"),
    value,
    element.getAttribute("href"),
    element.getAttribute("commandfor"),
    element.closest("form")?.getAttribute("action"),
  ].join(" ");
}

/**
 * React clears those of `<html>`; others than its own belong to the page's script or to extensions.
 */
function restoreRootAttributes(attributes: { name: string; value: string }[]) {
  const root = document.documentElement;
  for (const { name, value } of attributes) {
    if (!root.hasAttribute(name)) root.setAttribute(name, value);
  }
}

function restore(old: HTMLElement, successor: HTMLElement) {
  if (isField(old) && isField(successor)) restoreField(old, successor);
  if (old instanceof HTMLDetailsElement && successor instanceof HTMLDetailsElement) {
    successor.open = old.open;
  }
  if (old instanceof HTMLDialogElement && successor instanceof HTMLDialogElement) {
    if (old.open) successor.showModal();
  }
  for (const [name, value] of Object.entries(old.dataset)) successor.dataset[name] ??= value;
}

const isField = (element: Element): element is Field => element.matches(FIELDS);

/** Only what the visitor or the browser has changed: other values are React's to choose. */
function restoreField(old: Field, successor: Field) {
  if (old instanceof HTMLSelectElement) {
    if (!old.selectedOptions[0]?.defaultSelected) successor.value = old.value;
  } else if (old.type === "checkbox" || old.type === "radio") {
    const { checked, defaultChecked } = old as HTMLInputElement;
    if (checked !== defaultChecked) (successor as HTMLInputElement).checked = checked;
  } else if (old.type !== "hidden" && old.value !== old.defaultValue) {
    successor.value = old.value;
  }
}

function restoreFocus(old: Element, successor: HTMLElement) {
  successor.focus({ preventScroll: true });
  if (!(old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, selectionDirection } = old;
  const field = successor as HTMLInputElement;
  // Fields for e-mail addresses tell no caret. A value that is set moves it to the end.
  if (selectionStart === null) return;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
