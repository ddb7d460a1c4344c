/**
 * Toasts (specification §8). The library is fetched when the first form is touched and not before; this module is the
 * small part that every page has.
 */

/** "destructive" is §8's style of failures, "default" that of successes. */
export type ToastStyle = "default" | "destructive";
export type ToastText = { title: string; description?: string };

let requested = false;
const listeners = new Set<() => void>();

/** For ToastHost: whether anybody has asked for toasts yet. */
export const areToastsRequested = () => requested;

/** For ToastHost: calls `listener` when toasts are first asked for; returns the way to stop that. */
export function onToastsRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the library ahead of the first toast, so that one can show even if the network is gone by then. */
export function prepareToasts() {
  requested = true;
  listeners.forEach((listener) => listener());
  return import("sonner");
}

/**
 * Shows a toast.
 * @param host id of the ToastHost; without one the page's own. A modal dialog needs a host inside it, because nothing
 * outside a modal dialog can be seen or read aloud.
 */
export async function notify(style: ToastStyle, { title, description }: ToastText, host?: string) {
  const { toast } = await prepareToasts();
  const show = style === "destructive" ? toast.error : toast;
  show(title, { id: toastId(title, host), description, toasterId: host });
}

/** Takes a toast away that has served its purpose, if it still stands. */
export async function dismissToast({ title }: ToastText, host?: string) {
  const { toast } = await prepareToasts();
  toast.dismiss(toastId(title, host));
}

/** Its title is its id: the same news again takes the place of the old. */
const toastId = (title: string, host = "page") => `${host}: ${title}`;
