import { useSyncExternalStore } from "react";
import { Toaster as SonnerToaster } from "sonner";
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
const PHONE_OFFSET = { left: 8, right: 8 };
const TOP_OF_PAGE = 80;
const TOP_OF_DIALOG = 8;

/**
 * Sonner with the site's styles. On a phone the toast is at the top, where it covers no field and
 * no message: those scroll to below it (`scroll-mt-toast`).
 * @param props.id of the dialog that the toasts are for; without it they are for the page
 */
export function Toaster({ id }: { id?: string }) {
  const onPhone = useSyncExternalStore(onPhoneChange, isPhone);
  return (
    <SonnerToaster
      id={id}
      position={onPhone ? "top-center" : "bottom-right"}
      mobileOffset={{ ...PHONE_OFFSET, top: id ? TOP_OF_DIALOG : TOP_OF_PAGE }}
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
        classNames: {
          toast:
            "flex w-full font-sans items-start gap-3 border-2 border-grafite bg-white p-3 pr-12 text-base text-grafite [box-shadow:6px_6px_0_rgb(27_33_39/0.25)] sm:w-96 sm:p-4 sm:pr-14",
          error: "border-esgotado! bg-esgotado! text-white!",
          title: "font-bold",
          description: "mt-0.5 text-sm",
          closeButton: "absolute top-1 right-1 grid size-11 place-items-center",
        },
      }}
    />
  );
}
