import { Toaster as SonnerToaster } from "sonner";
import { AlertIcon, CheckIcon } from "@/components/ui/icons";

/** Long enough to read two sentences twice. */
const DURATION_MS = 8000;

/** Sonner with the site's styles. */
export function Toaster({ id }: { id?: string }) {
  return (
    <SonnerToaster
      id={id}
      position="bottom-right"
      duration={DURATION_MS}
      closeButton
      containerAriaLabel="Avisos"
      icons={{
        error: <AlertIcon className="size-6" />,
        success: <CheckIcon className="size-6" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Fechar aviso",
        classNames: {
          toast:
            "flex w-full font-sans items-start gap-3 border-2 border-grafite bg-white p-4 pr-14 text-base text-grafite [box-shadow:6px_6px_0_rgb(27_33_39/0.25)] sm:w-96",
          error: "border-esgotado! bg-esgotado! text-white!",
          title: "font-bold",
          description: "mt-0.5 text-sm",
          closeButton: "absolute top-1 right-1 grid size-11 place-items-center",
        },
      }}
    />
  );
}
