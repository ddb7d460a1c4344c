import { formRoute } from "@/lib/api/form-route";
import { quoteForm } from "@/lib/forms/quote";
import { sendContactEmail } from "@/lib/supabase/contact-email";

export const POST = formRoute(quoteForm, ({ serviceType, ...contact }, context) =>
  sendContactEmail(serviceType ? { ...contact, serviceType } : contact, context),
);
