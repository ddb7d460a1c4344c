import { dataOf } from "@/lib/browser/attributes";

/** As long as the check mark that React shows. */
const FEEDBACK_MS = 2000;

/** What a button copies: its own text, or the address with the values of the form beside it. */
function textOf(button: HTMLElement, region: Element): string {
  const form = region.querySelector("form");
  if (!form) return dataOf(button, "copy") || location.href;
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.action}?${new URLSearchParams(values)}`;
}

/**
 * Copies before React: browsers allow it only during the press. Where it fails React says so.
 * @returns what to do if React cannot be loaded
 */
export function copyNow(button: HTMLElement, region: Element): () => void {
  const text = textOf(button, region);
  void navigator.clipboard
    ?.writeText(text)
    .then(() => (button.dataset.copied = ""))
    .catch(() => {});
  return () => {
    if (button.dataset.copied === undefined) prompt("Copie aqui:", textOf(button, region));
    else setTimeout(() => delete button.dataset.copied, FEEDBACK_MS);
  };
}
