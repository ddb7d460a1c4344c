"use client";

import { useSyncExternalStore } from "react";
import type * as Library from "sonner";

type Sonner = typeof Library;

export type Toast = {
  title: string;
  description?: string;
  isError?: boolean;
  /** The id of the Toaster that shows it; by default that of the page. */
  toasterId?: string;
  className?: string;
};

type Toasts = {
  /** The library, once it is loaded. */
  sonner?: Sonner;
  /** What was to be shown when it could not be loaded. */
  unshown?: Toast;
};

let toasts: Toasts = {};
const listeners = new Set<() => void>();

function change(changed: Toasts) {
  toasts = { ...toasts, ...changed };
  listeners.forEach((listener) => listener());
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

const NONE: Toasts = {};

/** For the Toaster. */
export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );

let loading: Promise<Sonner | undefined> | undefined;

/**
 * Loads the library, unless it is there, and waits until its region is in the page: screen readers
 * say what is added to a region that they know.
 * @returns undefined if it cannot be loaded now; the next call tries it again
 */
export function loadToasts(): Promise<Sonner | undefined> {
  loading ??= import("sonner").then(
    async (sonner) => {
      change({ sonner });
      await nextFrame();
      await nextFrame();
      return sonner;
    },
    () => (loading = undefined),
  );
  return loading;
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Shows a toast. Without the library the Toaster itself says it. */
export async function showToast(shown: Toast): Promise<void> {
  const sonner = await loadToasts();
  change({ unshown: sonner ? undefined : shown });
  const { title, isError, ...options } = shown;
  const show = isError ? sonner?.toast.error : sonner?.toast;
  show?.(title, options);
}

/** Loads nothing: before the library there is no toast. */
export function dismissToasts(): void {
  if (toasts.unshown) change({ unshown: undefined });
  toasts.sonner?.toast.dismiss();
}
