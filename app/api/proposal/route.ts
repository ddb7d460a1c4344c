import { formRoute } from "@/lib/server/form-route";
import { proposalForm } from "@/lib/forms/proposal";
import { site } from "@/lib/site";
import { sendContactEmail } from "@/lib/server/contact-email";

export const POST = formRoute(proposalForm, (proposal, context) =>
  sendContactEmail({ type: "projeto-social", to_email: site.email, ...proposal }, context),
);
