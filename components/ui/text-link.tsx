import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

export const textLinkClass = "inline-flex min-h-touch items-center py-2 font-bold text-link";

type TextLinkProps = ComponentProps<"a"> & { href: string };

/** A link that is a line of its own, as high as a finger. */
export const TextLink = ({ className = "", ...link }: TextLinkProps) => (
  <Link className={`${textLinkClass} ${className}`} {...link} />
);
