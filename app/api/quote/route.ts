import { formRoute } from "@/lib/server/form-route";
import { quoteForm } from "@/lib/forms/quote";
import { sendContactEmail } from "@/lib/server/contact-email";

export const POST = formRoute(quoteForm, ({ serviceType, ...contact }, context) =>
  sendContactEmail(serviceType ? { ...contact, serviceType } : contact, context),
);
