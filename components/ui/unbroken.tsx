import { site } from "@/lib/site";

/** Links with it are flex boxes: an inline link does not underline an inline block. */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full wrap-anywhere">{children}</span>
);

export const PhoneLink = ({ className }: { className: string }) => (
  <a href={site.phoneHref} className={className}>
    {site.phone}
  </a>
);

export const EmailLink = ({ className, href = `mailto:${site.email}` }: EmailLinkProps) => (
  <a href={href} className={className}>
    <Unbroken>{site.email}</Unbroken>
  </a>
);

type EmailLinkProps = { className: string; href?: string };
