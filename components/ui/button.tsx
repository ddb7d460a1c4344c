import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

export type ButtonVariant = "primary" | "secondary" | "inverse" | "dark" | "planta" | "seguranca";

const base =
  "inline-flex min-h-12 items-center justify-center gap-3 border-line px-4 py-2 sm:px-6 text-center font-bold wrap-anywhere " +
  "[font-stretch:108%] motion-safe:transition-colors active:translate-y-px disabled:border-dashed disabled:border-current disabled:bg-transparent disabled:text-inherit";

const variants: Record<ButtonVariant, string> = {
  primary: "border-obra bg-obra text-grafite hover:border-seguranca hover:bg-seguranca",
  secondary: "border-grafite text-grafite hover:bg-grafite hover:text-concreto",
  dark: "border-grafite bg-grafite text-concreto hover:bg-planta hover:border-planta",
  planta: "border-planta bg-planta text-white hover:border-grafite hover:bg-grafite",
  seguranca: "border-seguranca bg-seguranca text-grafite hover:border-obra hover:bg-obra",
  inverse: "border-concreto text-concreto hover:bg-concreto hover:text-planta",
};

export const buttonClass = (variant: ButtonVariant = "primary", className = "") =>
  `${base} ${variants[variant]} ${className}`;

type Variant = { variant?: ButtonVariant };

export const Button = ({
  variant,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Variant) => (
  <button type={type} className={buttonClass(variant, className)} {...props} />
);

type ButtonLinkProps = ComponentProps<"a"> & Variant & { href: string };

/** A link styled as a button. */
export const ButtonLink = ({ variant, className, ...link }: ButtonLinkProps) => (
  <Link className={buttonClass(variant, className)} {...link} />
);

type DisabledButtonProps = {
  label: string;
  /** The id of the element that says why the button is disabled. */
  reasonId: string;
};

/** A button of the specification that does nothing yet. It is smaller than those that work. */
export const DisabledButton = ({ label, reasonId }: DisabledButtonProps) => (
  <button
    type="button"
    disabled
    aria-describedby={reasonId}
    className="border border-dashed border-current px-2 py-1 text-sm font-bold"
  >
    {label}
  </button>
);
