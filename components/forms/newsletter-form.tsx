import { useId } from "react";
import { Button } from "@/components/ui/button";
import { mailtoLink } from "@/lib/site";

type NewsletterFormProps = { subject: string; label?: string };

/**
 * An e-mail field whose button opens a pre-filled mail draft to the company (§2, §7). The browser
 * builds the draft itself. By POST as plain text, because a GET form writes "+" for a space, which
 * mail programs show; the page's script does it where Chromium would still do so in the body.
 */
export function NewsletterForm({ subject, label = "Assinar" }: NewsletterFormProps) {
  const id = useId();
  return (
    <form
      method="post"
      encType="text/plain"
      action={mailtoLink(subject)}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="grow basis-64">
        <label htmlFor={id} className="font-bold">
          Seu e-mail
        </label>
        <input
          id={id}
          name="Meu e-mail"
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
