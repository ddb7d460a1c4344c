"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { onToastsWanted, toastsWanted } from "./toast";

const Toaster = dynamic(() => import("./toaster").then((module) => module.Toaster), { ssr: false });

/** A place where toasts show; empty, and its library not loaded, until the first is wanted. */
export function ToastHost({ id }: { id?: string }) {
  const wanted = useSyncExternalStore(onToastsWanted, toastsWanted, () => false);
  return wanted ? <Toaster id={id} /> : null;
}
