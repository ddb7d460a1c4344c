"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { mailtoLink, site } from "@/lib/site";

type NewsletterFormProps = {
  /** Subject of the mail draft. */
  subject: string;
  label?: string;
};

/**
 * An e-mail field whose button opens a pre-filled mail draft to the company (§2, §7). Without
 * JavaScript the browser opens the draft through the form's mailto action.
 */
export function NewsletterForm({ subject, label = "Assinar" }: NewsletterFormProps) {
  const id = useId();
  return (
    <form
      action={`mailto:${site.email}`}
      method="post"
      encType="text/plain"
      onSubmit={(event) => {
        event.preventDefault();
        const email = new FormData(event.currentTarget).get("email");
        window.location.href = mailtoLink(subject, `Meu e-mail: ${String(email)}`);
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="grow basis-64">
        <label htmlFor={id} className="font-bold">
          Seu e-mail
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          className="mt-1.5 block min-h-12 w-full border-2 border-grafite bg-white px-3.5 text-grafite"
        />
      </div>
      <Button type="submit">{label}</Button>
    </form>
  );
}
