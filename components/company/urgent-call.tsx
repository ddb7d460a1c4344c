import { PhoneLink } from "@/components/company/contact-links";
import { Link } from "@/components/ui/link";
import { whatsappLink } from "@/lib/site";

const linkClass = "font-bold underline underline-offset-4";

/** What somebody with a leak does first. */
export const UrgentCall = () => (
  <p>
    Vazamento, curto ou porta que não fecha? Ligue para <PhoneLink className={linkClass} /> ou{" "}
    <Link href={whatsappLink("Olá! Tenho uma urgência em casa.")} className={linkClass}>
      chame no WhatsApp
    </Link>
    .
  </p>
);
