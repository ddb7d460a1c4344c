import { useId } from "react";
import { Button } from "@/components/ui/button";
import { controlClass } from "@/components/ui/field";
import { site } from "@/lib/site";

type NewsletterFormProps = {
  /** The id of its heading, which is its name. */
  labelledBy: string;
  subject: string;
  label?: string;
};

/**
 * Begins a message in the visitor's mail program (§2, §7), also without scripts. It is a GET form,
 * which keeps a "+" in the address; Chromium makes a space of it in a posted text. The subject is
 * one word, because browsers write a space as "+", which mail programs show.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { labelledBy, subject, label = "Assinar" } = props;
  const id = useId();
  return (
    <form
      action={`mailto:${site.email}`}
      aria-labelledby={labelledBy}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="subject" value={subject} />
      <div className="grow basis-1/2">
        <label htmlFor={id} className="font-bold">
          Seu e-mail
        </label>
        <input
          id={id}
          name="body"
          type="email"
          required
          autoComplete="email"
          className={`mt-2 ${controlClass}`}
        />
      </div>
      <Button type="submit">{label}</Button>
    </form>
  );
}
