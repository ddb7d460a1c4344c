"use client";

import dynamic from "next/dynamic";
import type { ButtonVariant } from "@/components/ui/button";
import { LazyDialog } from "@/components/ui/lazy-dialog";
import { paths } from "@/lib/paths";

const load = () => import("./quote-dialog-content").then((module) => module.QuoteDialogContent);
const Content = dynamic(load, { ssr: false });

/**
 * A button that opens the modal quote form (specification §1). Without JavaScript it leads to the form of the contact
 * page instead.
 */
export function QuoteDialog(props: { label: string; variant?: ButtonVariant }) {
  return (
    <LazyDialog {...props} fallback={`${paths.contact}#orcamento`} load={load} Content={Content} />
  );
}
