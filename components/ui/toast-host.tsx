"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { onToastsRequested, areToastsRequested } from "@/components/ui/toast";
import { ignoreFailure, useLazyComponent } from "@/components/ui/hooks";

const load = () => import("@/components/ui/toaster").then((module) => module.Toaster);

/**
 * Not in the library's file: a page that starts by itself has the rules of the classes in its own
 * scripts, and its first toast comes before the full style sheet.
 */
const TOAST_CLASSES = {
  toast:
    "flex w-full font-sans items-start gap-3 border-2 border-grafite bg-white p-3 pr-12 text-base text-grafite [box-shadow:6px_6px_0_rgb(27_33_39/0.25)] sm:w-96 sm:p-4 sm:pr-14",
  error: "border-esgotado! bg-esgotado! text-white!",
  title: "font-bold",
  description: "mt-0.5 text-sm",
  closeButton: "absolute top-1 right-1 grid size-11 place-items-center",
};

/** Container for toasts. Loads the library on the first request for toasts. */
export function ToastHost({ id }: { id?: string }) {
  const requested = useSyncExternalStore(onToastsRequested, areToastsRequested, () => false);
  const [Toaster, fetchToaster] = useLazyComponent(load);
  const onRequested = useEffectEvent(() => ignoreFailure(fetchToaster()));
  useEffect(() => {
    if (requested) onRequested();
  }, [requested]);
  return Toaster && <Toaster id={id} classNames={TOAST_CLASSES} />;
}
