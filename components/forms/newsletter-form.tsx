import { useId } from "react";
import { Button } from "@/components/ui/button";
import { site } from "@/lib/site";

type NewsletterFormProps = {
  /** Subject of the mail draft. */
  subject: string;
  label?: string;
};

/**
 * An e-mail field whose button opens a pre-filled mail draft to the company (§2, §7). The browser
 * itself builds the draft: the fields of a GET form are the headers of its mailto address.
 */
export function NewsletterForm({ subject, label = "Assinar" }: NewsletterFormProps) {
  const id = useId();
  return (
    <form action={`mailto:${site.email}`} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="subject" value={subject} />
      <div className="grow basis-64">
        <label htmlFor={id} className="font-bold">
          Seu e-mail
        </label>
        <input
          id={id}
          name="body"
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
