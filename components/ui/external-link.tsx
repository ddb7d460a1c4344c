import type { ComponentProps } from "react";

/** A link to another site. It opens in a new tab, which screen readers announce. */
export const ExternalLink = ({ href, children, ...props }: ComponentProps<"a">) => (
  <a href={href} target="_blank" rel="noopener" {...props}>
    {children}
    <span className="sr-only"> (abre em nova aba)</span>
  </a>
);
