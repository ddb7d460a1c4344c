import type { ReactNode } from "react";
import type { FormMessages } from "@/lib/forms/messages";
import { DirectContact } from "@/components/forms/direct-contact";

type TargetMessagesProps = {
  messages: FormMessages;
  /** Below the success message. */
  children?: ReactNode;
};

/**
 * A form's messages (§8) in the static HTML, each hidden until it is the :target of the address.
 * Without JavaScript the server redirects to `#mensagem-enviada`, `#erro-telefone` and so on.
 */
export function TargetMessages({ messages, children }: TargetMessagesProps) {
  return Object.entries(messages).map(([code, { anchor, title, description }]) => (
    <div
      key={anchor}
      id={anchor}
      tabIndex={-1}
      className={`mb-6 shown-by-target border-2 p-4 ${
        code === "success" ? "border-aberto bg-white" : "border-esgotado bg-white"
      }`}
    >
      <p className="font-bold">{title}</p>
      <p>{description}</p>
      {code === "success" && children}
      {code === "send_failed" && <DirectContact />}
    </div>
  ));
}
