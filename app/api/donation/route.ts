import { formRoute } from "@/lib/server/form-route";
import { sendContactEmail } from "@/lib/server/contact-email";
import { donation, donationMessage } from "@/supabase/functions/_shared/contract/donation";
import { asMessage } from "@/supabase/functions/_shared/contract/quote";

export const POST = formRoute(donation, (values, context) =>
  sendContactEmail(asMessage(donation, values, donationMessage(values)), context),
);
