import { CheckIcon } from "@/components/ui/icons";
import type { Message } from "@/lib/forms/messages";

/** The success message of §8 where the form stands, for as long as the reader needs; the toast goes by itself. */
export function FormSuccess({ title, description }: Omit<Message, "anchor">) {
  return (
    <div role="status" className="flex gap-3 border-2 border-l-10 border-aberto bg-white p-4">
      <CheckIcon className="mt-1 size-5 shrink-0 text-aberto" />
      <div>
        <p className="font-bold">{title}</p>
        <p>{description}</p>
      </div>
    </div>
  );
}
