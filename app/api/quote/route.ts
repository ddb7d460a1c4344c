import { formRoute } from "@/lib/server/form-route";
import { sendContactEmail } from "@/lib/server/contact-email";
import { messageWithMeasures } from "@/supabase/functions/_shared/contract/measures";
import { MESSAGE_MAX, quote } from "@/supabase/functions/_shared/contract/quote";

/**
 * §7: the services and contact forms have fields that the home's does not have. With measures, §7's
 * message has them below its text; our own function takes text and measures apart, from `details`.
 */
export const POST = formRoute(quote, ({ phone, message, ...values }, context) => {
  const { measures } = context;
  const filled = Object.entries(values).filter(([, value]) => value);
  const payload = {
    phone,
    ...Object.fromEntries(filled),
    message: messageWithMeasures(message, measures, MESSAGE_MAX),
    ...(measures.length > 0 && { details: { message, measures } }),
  };
  return sendContactEmail(payload, context);
});
