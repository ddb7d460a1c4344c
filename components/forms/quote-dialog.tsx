"use client";

import type { ButtonVariant } from "@/components/ui/button-class";
import { quoteMessages } from "@/lib/forms/messages";
import { paths } from "@/lib/paths";
import { FormDialog } from "@/components/forms/form-dialog";

const load = () =>
  import("@/components/forms/quote-dialog-content").then((module) => module.QuoteDialogContent);

/**
 * A button that opens the quote form in a dialog (§1). Without JavaScript it is a link to the form
 * of the contact page.
 */
export function QuoteDialog(props: { label: string; variant?: ButtonVariant }) {
  const fallback = `${paths.contact}#orcamento`;
  const { success } = quoteMessages;
  return <FormDialog {...props} {...{ fallback, load, success }} />;
}
