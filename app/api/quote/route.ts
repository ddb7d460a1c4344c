import { formRoute } from "@/lib/server/form-route";
import { sendContactEmail } from "@/lib/server/contact-email";
import { quote } from "@/supabase/functions/_shared/contract/quote";

/** The forms of the services and contact pages have the service; that of home does not (§7). */
export const POST = formRoute(quote, ({ serviceType, ...values }, context) =>
  sendContactEmail({ ...values, ...(serviceType && { serviceType }) }, context),
);
