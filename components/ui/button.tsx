import type { ComponentProps, ReactNode } from "react";
import { Link } from "@/components/ui/link";

export type ButtonVariant = "primary" | "secondary" | "inverse" | "dark" | "planta" | "seguranca";

const baseClass =
  "button inline-flex items-center justify-center gap-3 border-line icon-beside-text text-center font-bold text-balance wrap-anywhere " +
  "disabled:border-dashed disabled:border-current disabled:bg-transparent disabled:text-inherit";

const sizeClasses = {
  normal: "min-h-12 px-4 py-2 sm:px-6",
  /** Where several stand beside each other, or a line above has small letters. */
  small: "min-h-touch px-3 py-1 text-sm",
};

const variantClasses: Record<ButtonVariant, string> = {
  primary: "border-obra bg-obra text-grafite hover:border-seguranca hover:bg-seguranca",
  secondary: "border-grafite text-grafite hover:bg-grafite hover:text-concreto",
  dark: "border-grafite bg-grafite text-concreto hover:bg-planta hover:border-planta",
  planta: "border-planta bg-planta text-white hover:border-grafite hover:bg-grafite",
  seguranca: "border-seguranca bg-seguranca text-grafite hover:border-obra hover:bg-obra",
  inverse: "border-concreto text-concreto hover:bg-concreto hover:text-planta",
};

export type ButtonSize = keyof typeof sizeClasses;

type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize };

export const buttonClass = (
  { variant = "primary", size = "normal" }: ButtonStyle = {},
  className = "",
) => `${baseClass} ${sizeClasses[size]} ${variantClasses[variant]} ${className}`;

export const Button = ({
  variant,
  size,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & ButtonStyle) => (
  <button type={type} className={buttonClass({ variant, size }, className)} {...props} />
);

type ButtonLinkProps = ComponentProps<"a"> & ButtonStyle & { href: string };

/** A link styled as a button. */
export const ButtonLink = ({ variant, size, className, ...link }: ButtonLinkProps) => (
  <Link className={buttonClass({ variant, size }, className)} {...link} />
);

type ButtonRowProps = { className: string; children: ReactNode };

/** Buttons below each other on phones, else beside each other. */
export const ButtonRow = ({ className, children }: ButtonRowProps) => (
  <div className={`flex flex-col gap-3 sm:flex-row sm:flex-wrap ${className}`}>{children}</div>
);

type DisabledButtonProps = Pick<ButtonStyle, "size"> & {
  label: ReactNode;
  /** The id of the element that says why the button is disabled. */
  reasonId: string;
  className?: string;
};

/** A button of the specification that does nothing yet, in the sizes of those that work. */
export const DisabledButton = ({ label, reasonId, ...style }: DisabledButtonProps) => (
  <Button variant="secondary" disabled aria-describedby={reasonId} {...style}>
    <span>{label}</span>
  </Button>
);
