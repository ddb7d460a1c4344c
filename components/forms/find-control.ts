type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input, textarea or select with this name; undefined when the form has none. */
export function findControl(element: HTMLFormElement, name: string): Control | undefined {
  const found = element.elements.namedItem(name);
  return isControl(found) ? found : undefined;
}

const isControl = (found: Element | RadioNodeList | null): found is Control =>
  found !== null && "labels" in found && "reportValidity" in found;
