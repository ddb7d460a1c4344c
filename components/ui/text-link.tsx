import type { ReactNode } from "react";
import { ExternalLink } from "@/components/ui/external-link";

export const textLinkClass = "inline-flex min-h-11 items-center font-bold text-link";

type TextLinkProps = { href: string; className?: string; children: ReactNode };

/** A link that is a line of its own, as high as a finger. */
export function TextLink({ href, className = "", children }: TextLinkProps) {
  const classes = `${textLinkClass} ${className}`;
  if (href.startsWith("http")) {
    return (
      <ExternalLink href={href} className={classes}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a href={href} className={classes}>
      {children}
    </a>
  );
}
