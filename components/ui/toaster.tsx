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

/** Distances on a phone, in pixels. The toast of the page is below the header and its menu. */
const PHONE_OFFSET = { left: 8, right: 8, top: 80, bottom: 8 };

/**
 * Sonner with the site's styles. On a phone the toast of the page is at the top, where it covers no
 * field and no message: those scroll to below it (`scroll-mt-toast`). In a dialog, whose title and
 * close button are there, it is at the bottom.
 * @param props.id of the dialog that the toasts are for; without it they are for the page
 * @param props.classNames of the parts of a toast
 */
export function Toaster({ id, classNames }: { id?: string; classNames: ToastClassnames }) {
  const onPhone = useSyncExternalStore(onPhoneChange, isPhone);
  return (
    <SonnerToaster
      id={id}
      position={onPhone ? (id ? "bottom-center" : "top-center") : "bottom-right"}
      mobileOffset={PHONE_OFFSET}
      visibleToasts={1}
      duration={DURATION_MS}
      closeButton
      customAriaLabel="Avisos"
      icons={{
        error: <AlertIcon className="size-6" />,
        success: <CheckIcon className="size-6" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Fechar aviso",
        classNames,
      }}
    />
  );
}
