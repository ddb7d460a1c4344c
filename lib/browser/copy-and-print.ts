import { withPlainSpaces } from "@/lib/format/outgoing-text";
import { COPY_FEEDBACK_MS } from "@/lib/limits";

/**
 * The buttons that copy (`data-copy` has the text, or a path of this site) and print
 * (`data-print`), on every page. A browser that cannot print does not show the button.
 */
export function listenForCopyAndPrint() {
  if (!("print" in window)) hidePrintButtons();
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button");
    if (button && button.dataset.copy !== undefined) void copy(button, button.dataset.copy);
    if (button && button.dataset.print !== undefined) print();
  });
}

function hidePrintButtons() {
  const hide = () => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-print]"))
      button.hidden = true;
  };
  hide();
  // A calculator draws its result, with the buttons, again and again.
  new MutationObserver(hide).observe(document.body, { childList: true, subtree: true });
}

/** Of buttons that show what came of the last press. */
const timers = new WeakMap<HTMLElement, number>();

/**
 * The `<output>` behind the button says it in the words of §8, until the check mark goes. A browser
 * without a clipboard, as on a page without https, is a copy that fails.
 */
async function copy(button: HTMLElement, text: string) {
  const output = button.nextElementSibling as HTMLOutputElement;
  const isCopied = await writeToClipboard(
    text.startsWith("/") ? location.origin + text : withPlainSpaces(text),
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

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
