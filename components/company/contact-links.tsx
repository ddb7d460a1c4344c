import { Unbroken } from "@/components/ui/unbroken";
import { site } from "@/lib/site";

/** The company's telephone number, which a press calls. */
export const PhoneLink = ({ className }: { className: string }) => (
  <a href={site.phoneHref} className={className}>
    {site.phone}
  </a>
);

/** The company's e-mail address; by default a press begins a message to it. */
export const EmailLink = ({ className, href = `mailto:${site.email}` }: EmailLinkProps) => (
  <a href={href} className={className}>
    <Unbroken>{site.email}</Unbroken>
  </a>
);

type EmailLinkProps = { className: string; href?: string };
