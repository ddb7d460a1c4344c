import type { ComponentProps } from "react";

/**
 * A plain link, which needs no script. One to another site opens in a new tab, which screen readers
 * announce.
 */
export function Link({ href = "", children, ...props }: ComponentProps<"a">) {
  if (!href.startsWith("http")) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...props}>
      {children}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}
