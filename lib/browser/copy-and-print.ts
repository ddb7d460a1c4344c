import { COPY_FEEDBACK_MS } from "@/lib/limits";

/**
 * The buttons that copy (`data-copy` has the text) and print (`data-print`), on every page. A
 * browser without the function does not show the button.
 */
export function listenForCopyAndPrint() {
  hideUnless("clipboard" in navigator, "[data-copy]");
  hideUnless("print" in window, "[data-print]");
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button");
    if (button && button.dataset.copy !== undefined) void copy(button, button.dataset.copy);
    if (button && button.dataset.print !== undefined) print();
  });
}

function hideUnless(isThere: boolean, buttons: string) {
  if (isThere) return;
  const hide = () => {
    for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.hidden = true;
  };
  hide();
  // A calculator draws its result, with the buttons, again and again.
  new MutationObserver(hide).observe(document.body, { childList: true, subtree: true });
}

/** Of buttons that show what came of the last press. */
const timers = new WeakMap<HTMLElement, number>();

/** The `<output>` behind the button says it in the words of §8, until the check mark goes. */
async function copy(button: HTMLElement, text: string) {
  const output = button.nextElementSibling as HTMLOutputElement;
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  button.dataset.copied = isCopied ? "true" : "false";
  output.value = isCopied ? "Copiado!" : "Erro ao copiar";
  clearTimeout(timers.get(button));
  const clear = () => {
    delete button.dataset.copied;
    output.value = "";
  };
  timers.set(button, window.setTimeout(clear, COPY_FEEDBACK_MS));
}
