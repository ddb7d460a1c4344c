import { Unbroken } from "@/components/ui/unbroken";
import { site } from "@/lib/site";

/** A link that calls the company's telephone number. */
export const PhoneLink = ({ className }: { className: string }) => (
  <a href={site.phoneHref} className={className}>
    {site.phone}
  </a>
);

/** A link with the company's e-mail address. By default it begins a message to it. */
export const EmailLink = ({ className, href = `mailto:${site.email}` }: EmailLinkProps) => (
  <a href={href} className={className}>
    <Unbroken>{site.email}</Unbroken>
  </a>
);

type EmailLinkProps = { className: string; href?: string };
