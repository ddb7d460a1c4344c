import type { ReactNode } from "react";
import { ArrowIcon } from "@/components/ui/icons";

type BackLinkProps = { href: string; className?: string; children: ReactNode };

/** A link to the list that a page belongs to. */
export const BackLink = ({ href, className = "", children }: BackLinkProps) => (
  <a href={href} className={`${linkClass} ${className}`}>
    <ArrowIcon className="size-4 shrink-0 rotate-180" />
    {children}
  </a>
);

/** A link to the next one of a list. */
export const NextLink = ({ href, children }: Omit<BackLinkProps, "className">) => (
  <a href={href} className={linkClass}>
    {children}
    <ArrowIcon className="size-4 shrink-0" />
  </a>
);

const linkClass =
  "no-print inline-flex min-h-touch items-center gap-2 drawing-label hover:underline";
