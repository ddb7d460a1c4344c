"use client";

import { useLayoutEffect, useState } from "react";
import {
  type Field,
  isField,
  keptElements,
  keyOf,
} from "@/components/ui/visitor-state/kept-elements";
import { notePlaces, type Places, restorePlaces } from "@/components/ui/visitor-state/places";
import { watched } from "@/components/ui/visitor-state/watch";
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

// Within React's first render: a window in the background tells of no focus that has moved since.
watched?.noteFocus();

/**
 * For every component below which React may render anew: the root, and each boundary that it
 * hydrates on its own. Runs before all other effects, which then find the fields as they were.
 */
export function useVisitorState() {
  // In the render, because the commit has already taken the old elements out of the page.
  const [places] = useState(notePlaces);
  useLayoutEffect(() => restoreVisitorState(places), [places]);
}

function restoreVisitorState(places: Places) {
  if (!watched) return;
  const { kept, moment } = watched;
  moment.hasReact = true;
  // A dialog that opens again takes the focus first.
  const { focused, openMenu, pressed } = moment;
  const replaced = kept.filter(({ element }) => !element.isConnected);
  if (replaced.length === 0) return;
  const successors = new Map(keptElements().map((entry) => [keyOf(entry), entry]));
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
  restorePlaces(places, new Map(pairs.map(({ old, successor }) => [old, successor])));
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
