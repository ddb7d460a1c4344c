import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { AlertIcon } from "@/components/ui/icons";
import { ExternalLink } from "@/components/ui/external-link";
import { mailtoLink, site, whatsappLink } from "@/lib/site";
import type { SubmittedField } from "@/components/forms/submitted-fields";
import type { FormMessages, Message } from "@/supabase/functions/_shared/contract/form";
import { dataAttributes } from "@/lib/browser/attributes";

const SUBJECT = "Mensagem pelo site";

type DirectContactProps = { submittedFields?: readonly SubmittedField[] };

/**
 * Nothing typed is lost. lib/browser/page-script.ts fills `data-prefill` in before React is there.
 */
export function DirectContact({ submittedFields = [] }: DirectContactProps) {
  const text = submittedFields
    .flatMap(({ label, text }) => (text ? `${label}: ${text}` : []))
    .join("\n");
  const className = buttonClass("secondary");
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <ExternalLink
        href={whatsappLink(text)}
        {...dataAttributes({ prefill: whatsappLink("") })}
        className={className}
      >
        Enviar por WhatsApp
      </ExternalLink>
      <a
        href={mailtoLink(SUBJECT, text)}
        {...dataAttributes({ prefill: `${mailtoLink(SUBJECT)}&body=` })}
        className={className}
      >
        Enviar por e-mail
      </a>
      <a href={site.phoneHref} className={className}>
        Ligar: <span className="whitespace-nowrap">{site.phone}</span>
      </a>
    </div>
  );
}

/**
 * lib/browser/page-script.ts shows it, with the text in the links, where the network fails first.
 */
export const OfflineNotice = ({ message }: { message: Message }) => (
  <div
    hidden
    {...dataAttributes({ offline: "" })}
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

type TargetMessagesProps = { messages: FormMessages; children?: ReactNode };

/**
 * Hidden until it is the :target: without JavaScript the server redirects to `#mensagem-enviada`.
 */
export const TargetMessages = ({ messages, children }: TargetMessagesProps) =>
  Object.entries(messages).map(([code, { anchor, title, description }]) => (
    <div
      key={anchor}
      id={anchor}
      tabIndex={-1}
      className={`mb-6 hidden border-2 p-4 target:block ${
        code === "success" ? "border-aberto bg-white" : "border-esgotado bg-white"
      }`}
    >
      <p className="font-bold">{title}</p>
      <p>{description}</p>
      {code === "success" && children}
      {code === "send_failed" && <DirectContact />}
    </div>
  ));
