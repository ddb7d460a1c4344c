import type { ComponentProps, ReactNode } from "react";
import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";

type Variant = { variant?: ButtonVariant };

export function Button({
  variant,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Variant) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />;
}

type ButtonLinkProps = Variant & { href: string; className?: string; children: ReactNode };

/** A link styled as a button. External links open in a new tab, announced to screen readers. */
export function ButtonLink({ variant, href, className, children }: ButtonLinkProps) {
  const classes = buttonClass(variant, className);
  if (href.startsWith("http")) {
    return (
      <a href={href} target="_blank" rel="noopener" className={classes}>
        {children}
        <span className="sr-only"> (abre em nova aba)</span>
      </a>
    );
  }
  return (
    <a href={href} className={classes}>
      {children}
    </a>
  );
}
