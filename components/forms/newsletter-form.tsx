import { useId } from "react";
import { Button } from "@/components/ui/button";
import { mailtoLink } from "@/lib/site";

type NewsletterFormProps = { subject: string; label?: string };

/**
 * Begins a message in the visitor's mail program (§2, §7). It posts plain text, because a GET form
 * writes "+" for a space, which mail programs show.
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
          className="mt-2 block min-h-12 w-full border-line border-grafite bg-white px-4 text-grafite"
        />
      </div>
      <Button type="submit">{label}</Button>
    </form>
  );
}
