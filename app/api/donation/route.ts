import { formRoute } from "@/lib/server/form-route";
import { sendContactEmail } from "@/lib/server/contact-email";
import { donation, donationMessage } from "@/supabase/functions/_shared/contract/donation";

export const POST = formRoute(donation, (values, context) => {
  const { name, email, phone } = values;
  const message = donationMessage(values);
  return sendContactEmail({ name, email, phone, message, serviceType: donation.sentAs }, context);
});
