/**
 * Toasts (§8). Every page loads this small module. The library itself is loaded with the first
 * interaction with a form.
 */

/** The styles of §8: "destructive" for failures, "default" for successes. */
export type ToastStyle = "default" | "destructive";
export type ToastText = { title: string; description?: string };

let requested = false;
const listeners = new Set<() => void>();

/** For ToastHost: whether toasts were requested. */
export const areToastsRequested = () => requested;

/** For ToastHost: calls `listener` when toasts are requested. Returns the unsubscribe function. */
export function onToastsRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Preloads the library, so that a toast can report a lost network connection. */
export function prepareToasts() {
  requested = true;
  listeners.forEach((listener) => listener());
  return import("sonner");
}

/**
 * Shows a toast.
 * @param host id of the ToastHost; default is that of the page. A modal dialog needs its own host,
 * because content outside of it is inert.
 */
export async function notify(style: ToastStyle, { title, description }: ToastText, host?: string) {
  const { toast } = await prepareToasts();
  const show = style === "destructive" ? toast.error : toast;
  show(title, { id: toastId(title, host), description, toasterId: host });
}

/** Removes a toast, if it is still visible. */
export async function dismissToast({ title }: ToastText, host?: string) {
  const { toast } = await prepareToasts();
  toast.dismiss(toastId(title, host));
}

/** The title is the id, so that a repeated message replaces the earlier toast. */
const toastId = (title: string, host = "page") => `${host}: ${title}`;
