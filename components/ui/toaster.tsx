"use client";

import { type FocusEvent, useSyncExternalStore } from "react";
import { useWhenIdle } from "@/components/ui/hooks";
import { AlertIcon, CloseIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { loadToasts, type Toast, useToasts } from "@/components/ui/toast";

/** One can read two sentences twice in this time. */
const DURATION_MS = 8000;

const toastClasses = {
  toast: "toast font-sans",
  title: "font-bold",
  description: "mt-1 text-sm",
  closeButton: "absolute top-1 right-1 grid size-touch place-items-center",
};

/** Distances on a phone: below the header and its menu, and above the contact bar. */
const PHONE_OFFSET = {
  left: 8,
  right: 8,
  top: "4.5rem",
  bottom: "calc(var(--contact-bar, 0px) + 8px)",
};

/** A modal dialog covers the contact bar. */
const DIALOG_OFFSET = { ...PHONE_OFFSET, bottom: 8 };

/** The breakpoint of the style sheets: it grows with the text of the browser's settings. */
const phone = () => matchMedia("(width < 48rem)");
const subscribe = (onChange: () => void) => {
  const query = phone();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Tab goes on behind a toast: the library sends the focus back to where it came from. */
function letFocusGoOn({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
    relatedTarget.focus();
  }
}

/**
 * Shows the toasts of a page or of a dialog, one at a time. The library for them (sonner) comes when
 * the page is idle, or with the first toast. On a phone they are at the top, where
 * they cover no field (`scroll-mt-toast`), but at the bottom of a dialog, which has its title and
 * its close button at the top.
 * @param props.id of the modal dialog that it is in, and `toasterId` of its toasts: outside of an open
 * dialog they would be inert
 */
export function Toaster({ id }: { id?: string }) {
  const onPhone = useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  );
  const { sonner, unshown } = useToasts();
  useWhenIdle(loadToasts);
  const phoneOffset = id ? DIALOG_OFFSET : PHONE_OFFSET;
  return (
    <>
      {/* It is a live region itself: within another one its toasts would be said twice. */}
      {sonner && (
        <div onBlur={letFocusGoOn}>
          <sonner.Toaster
            id={id}
            position={onPhone && !id ? "top-right" : "bottom-right"}
            // For the library a phone ends at 600 px.
            mobileOffset={phoneOffset}
            offset={onPhone ? phoneOffset : undefined}
            visibleToasts={1}
            duration={DURATION_MS}
            closeButton
            customAriaLabel={id ? "Avisos do formulário" : "Avisos"}
            icons={{
              error: <AlertIcon className="size-6" />,
              close: <CloseIcon className="size-icon" />,
            }}
            toastOptions={{
              unstyled: true,
              closeButtonAriaLabel: "Fechar aviso",
              classNames: toastClasses,
            }}
          />
        </div>
      )}
      {/* Screen readers say what changes in a region that they know: it is there before its text. */}
      <div aria-live="polite">
        {unshown && unshown.toasterId === id && <PlainToast {...unshown} />}
      </div>
    </>
  );
}

/** A toast in the text of the page, where the library could not be loaded. */
const PlainToast = ({ title, description, isError }: Toast) => (
  <Notice tone={isError ? "problem" : "done"} className="no-print my-6">
    <p className="font-bold">{title}</p>
    <p>{description}</p>
  </Notice>
);
