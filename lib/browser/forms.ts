import { dataOf, having } from "@/lib/browser/attributes";
import { flags, isForNewTab, targetOf } from "@/lib/browser/page";
import { keepUntilReact } from "@/lib/browser/presses";
import { startAll } from "@/lib/browser/react-start";

// Forms before React. Who owns a submit is in components/forms/form-shell.tsx.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const SERVER_TIMEOUT_MS = 10_000;

let isAsking = false;

export function listenForForms() {
  addEventListener("invalid", onInvalid, true);
  addEventListener("submit", onSubmit);
  addEventListener("click", selectService);
}

/**
 * In the place of the browser's bubbles, which are in its own language: the form submits again when
 * React has it, and says what is missing.
 */
function onInvalid(event: Event) {
  const { form } = event.target as Field;
  if (!form?.matches(having("draft")) || form.noValidate) return;
  event.preventDefault();
  form.dataset.refused = "";
  startAll();
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (form.action.startsWith("mailto:")) {
    event.preventDefault();
    const { name, value } = form.elements[0] as HTMLInputElement;
    const draft = `${form.action}&body=${encodeURIComponent(`${name}: ${value}`)}`;
    location.href = draft;
    return;
  }
  const region = form.closest<HTMLElement>(having("intent"));
  if (!region) return;
  if (form.method === "get") {
    // Answers that only React can give: results of a search, an imported video.
    if (flags.hydrated) return;
    event.preventDefault();
    // The site map, to which a search leads, is there without scripts.
    keepUntilReact(form, form.matches("[role=search]") ? () => form.submit() : undefined);
    startAll();
  } else if (!form.noValidate) {
    // It is React's when it no longer validates itself, which may be later than the page.
    event.preventDefault();
    void postIfOnline(form, region);
  }
}

/** Asks the server first: the browser's own error page would lose the text. */
async function postIfOnline(form: HTMLFormElement, region: HTMLElement) {
  if (isAsking) return;
  isAsking = true;
  try {
    const signal = AbortSignal.timeout?.(SERVER_TIMEOUT_MS);
    await fetch("", { method: "HEAD", cache: "no-store", signal });
    form.submit();
  } catch {
    showOffline(region, "");
  }
  isAsking = false;
}

/** A form that cannot be sent stays, and offers its text by other ways. */
export function showOffline(region: HTMLElement | undefined, kind: "" | "load") {
  const box = region?.querySelector<HTMLElement>(having("offline", kind));
  if (!region || !box) return;
  const text = [...region.querySelectorAll<Field>("input,select,textarea")]
    .filter((field) => field.labels?.length && field.tabIndex >= 0 && field.value)
    .map((field) => `${labelOf(field)}: ${textOf(field)}`)
    .join("\n");
  for (const link of box.querySelectorAll<HTMLAnchorElement>(having("prefill"))) {
    link.href = dataOf(link, "prefill") + encodeURIComponent(text);
  }
  box.hidden = false;
  box.focus();
}

const labelOf = ({ labels }: Field) => labels?.[0]?.firstChild?.textContent;

const textOf = (field: Field) =>
  field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value;

/** A link of a service selects it in the form to which it leads. */
function selectService(event: MouseEvent) {
  const link = targetOf(event)?.closest<HTMLElement>(having("service"));
  const select = document.querySelector<HTMLSelectElement>("[name=serviceType]");
  if (!link || !select || isForNewTab(event)) return;
  select.value = dataOf(link, "service")!;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
