import { AlertIcon } from "@/components/ui/icons";
import { DirectContact } from "@/components/forms/direct-contact";
import type { Message } from "@/lib/forms/messages";

/**
 * §8's send failure, for a form that is submitted without a network before React is there.
 * lib/html/page-script.js shows it instead of the browser's error page, with the text in the links.
 */
export function OfflineNotice({ message }: { message: Message }) {
  return (
    <div
      hidden
      data-offline=""
      role="alert"
      tabIndex={-1}
      className="border-2 border-l-10 border-esgotado bg-white p-4 sm:col-span-2"
    >
      <p className="flex items-center gap-2 font-bold">
        <AlertIcon className="size-5 shrink-0 text-esgotado" />
        {message.title}
      </p>
      <p>{message.description}</p>
      <DirectContact />
    </div>
  );
}
