import { formRoute } from "@/lib/server/form-route";
import { proposal } from "@/supabase/functions/_shared/contract/proposal";
import { site } from "@/lib/site";
import { sendContactEmail } from "@/lib/server/contact-email";

export const POST = formRoute(proposal, (values, context) =>
  sendContactEmail({ type: "projeto-social", to_email: site.email, ...values }, context),
);
