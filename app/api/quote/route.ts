import { formRoute } from "@/lib/server/form-route";
import { sendContactEmail } from "@/lib/server/contact-email";
import { quote } from "@/supabase/functions/_shared/contract/quote";

/** §7: the services and contact forms have fields that the home's does not have. */
export const POST = formRoute(quote, ({ phone, ...values }, context) => {
  const filled = Object.entries(values).filter(([, value]) => value);
  return sendContactEmail({ phone, ...Object.fromEntries(filled) }, context);
});
