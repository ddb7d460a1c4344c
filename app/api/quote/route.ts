import { formRoute } from "@/lib/server/form-route";
import { sendContactEmail } from "@/lib/server/contact-email";
import { quote } from "@/supabase/functions/_shared/contract/quote";

/** §7: the services and contact forms have a field that the home's does not have. */
export const POST = formRoute(quote, ({ serviceType, ...values }, context) =>
  sendContactEmail({ ...values, ...(serviceType && { serviceType }) }, context),
);
