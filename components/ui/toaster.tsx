import { useSyncExternalStore } from "react";
import { Toaster as SonnerToaster, type ToastClassnames } from "sonner";
import { AlertIcon, CheckIcon } from "@/components/ui/icons";

export { toast } from "sonner";

/** Long enough to read two sentences twice. */
const DURATION_MS = 8000;

const phone = () => matchMedia("(width < 768px)");
const isPhone = () => phone().matches;
const onPhoneChange = (listener: () => void) => {
  const query = phone();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Distances on a phone, in pixels: below the header and its menu, and above the contact bar. */
const PHONE_OFFSET = { left: 8, right: 8, top: 80, bottom: "calc(var(--contact-bar, 0px) + 8px)" };

/** A modal dialog covers the contact bar. */
const DIALOG_OFFSET = { ...PHONE_OFFSET, bottom: 8 };

/**
 * On a phone at the top, where it covers no field (`scroll-mt-toast`); in a dialog, whose title and
 * close button are there, at the bottom, and so is what nobody has asked for (toast.ts). `id` is
 * that of the dialog.
 */
export function Toaster({ id, classNames }: { id?: string; classNames: ToastClassnames }) {
  const onPhone = useSyncExternalStore(onPhoneChange, isPhone);
  return (
    <SonnerToaster
      id={id}
      position={onPhone ? (id ? "bottom-center" : "top-center") : "bottom-right"}
      mobileOffset={id ? DIALOG_OFFSET : PHONE_OFFSET}
      visibleToasts={1}
      duration={DURATION_MS}
      closeButton
      customAriaLabel="Avisos"
      icons={{ error: <AlertIcon className="size-6" />, success: <CheckIcon className="size-6" /> }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: "Fechar aviso", classNames }}
    />
  );
}
