"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { onToastsRequested, areToastsRequested } from "@/components/ui/toast";
import { ignoreFailure, useLazyComponent } from "@/components/ui/use-lazy-component";

const load = () => import("@/components/ui/toaster").then((module) => module.Toaster);

/** Container for toasts. Loads the library on the first request for toasts. */
export function ToastHost({ id }: { id?: string }) {
  const requested = useSyncExternalStore(onToastsRequested, areToastsRequested, () => false);
  const [Toaster, fetchToaster] = useLazyComponent(load);
  const onRequested = useEffectEvent(() => ignoreFailure(fetchToaster()));
  useEffect(() => {
    if (requested) onRequested();
  }, [requested]);
  return Toaster && <Toaster id={id} />;
}
