import { formRoute } from "@/lib/server/form-route";
import { DONATION_SERVICE_TYPE, donationForm, donationMessage } from "@/lib/forms/donation";
import { sendContactEmail } from "@/lib/server/contact-email";

export const POST = formRoute(donationForm, (donation, context) => {
  const { name, email, phone } = donation;
  const message = donationMessage(donation);
  const serviceType = DONATION_SERVICE_TYPE;
  return sendContactEmail({ name, email, phone, message, serviceType }, context);
});
