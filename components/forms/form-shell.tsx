"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formAction } from "@/lib/forms/form-definition";
import type { FormControl } from "./use-form-submit";

type FormShellProps<Field extends string> = {
  form: FormControl<Field>;
  /** Path of the page the form stands on: where a post without JavaScript returns to. */
  page: string;
  submitLabel: string;
  /** §4: what the button says meanwhile. */
  submittingLabel: "ENVIANDO..." | "Enviando...";
  children: ReactNode;
};

/** The form element around the fields: works as a plain POST too, and its button is disabled while sending (§4). */
export function FormShell<Field extends string>(props: FormShellProps<Field>) {
  const { form, page, submitLabel, submittingLabel, children } = props;
  const hydrated = useHydrated();
  return (
    <form
      method="post"
      action={formAction(form.definition)}
      onSubmit={form.onSubmit}
      onFocus={form.prepare}
      // With our own script the rules and words are §5's and §8's; without it the browser's own checks help.
      noValidate={hydrated}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="page" value={page} />
      {children}
      <div className="sm:col-span-2">
        <Button type="submit" disabled={form.submitting} className="w-full sm:w-auto">
          {form.submitting ? submittingLabel : submitLabel}
        </Button>
      </div>
    </form>
  );
}
