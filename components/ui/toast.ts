/** Every page loads this small module, the library only with the first use of a form. */

/** The styles of §8: "destructive" for failures, "default" for successes. */
export type ToastStyle = "default" | "destructive";
export type ToastText = { title: string; description?: string };

let requested = false;
const listeners = new Set<() => void>();

export const areToastsRequested = () => requested;

export function onToastsRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Preloads the library, so that a toast can report a lost network connection. */
export function prepareToasts() {
  requested = true;
  listeners.forEach((listener) => listener());
  // Not the library itself, which would then be in two files.
  return import("@/components/ui/toaster");
}

type NotifyOptions = {
  /** A ToastHost's; a modal dialog needs its own, because content outside of it is inert. */
  host?: string;
  /**
   * Not asked for by the visitor: it waits until the answer to what was asked is closed, and is at
   * the bottom also on a phone, where the answers lie on the head of the page.
   */
  later?: boolean;
};

type ShownToast = { id: number | string; isAnswer: boolean; closed: Promise<void> };

/** The toast of each host. Each toast has an id of its own, so that its time starts anew. */
const shown = new Map<string | undefined, ShownToast>();

/** In place of the one before: two outcomes side by side contradict each other. */
export async function notify(
  style: ToastStyle,
  { title, description }: ToastText,
  { host, later = false }: NotifyOptions = {},
) {
  const { toast } = await prepareToasts();
  const show = style === "destructive" ? toast.error : toast;
  while (later && shown.get(host)?.isAnswer) await shown.get(host)?.closed;
  await dismissToast(host);
  let id: ShownToast["id"] = "";
  const closed = new Promise<void>((resolve) => {
    const onClose = () => resolve();
    id = show(title, {
      description,
      toasterId: host,
      position: later ? "bottom-right" : undefined,
      onAutoClose: onClose,
      onDismiss: onClose,
    });
  });
  const current = { id, isAnswer: !later, closed };
  shown.set(host, current);
  void closed.then(() => shown.get(host) === current && shown.delete(host));
}

/** Removes the host's toast, if it is still visible. */
export async function dismissToast(host?: string) {
  const { toast } = await prepareToasts();
  const before = shown.get(host);
  if (before) toast.dismiss(before.id);
}
