/**
 * Closes the menu when the focus goes on to the page behind it, and in a page that comes back from the
 * browser's cache.
 */
export function closeMenuOnLeaving() {
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && !target.closest("header")) closeMenu();
  });
  addEventListener("pagehide", closeMenu);
}

const closeMenu = () =>
  document.querySelector<HTMLElement>(".site-menu[popover]")?.togglePopover?.(false);

/**
 * Opens and closes dialogs in browsers without `command`, and closes them by a press beside them
 * where `closedby` is not known.
 */
export function listenForCommands() {
  if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", runCommand);
  if (!("closedBy" in HTMLDialogElement.prototype)) addEventListener("click", closeFromOutside);
}

function runCommand({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest("[commandfor]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function closeFromOutside({ target }: MouseEvent) {
  if (target instanceof HTMLDialogElement && target.matches(":modal")) target.close();
}
