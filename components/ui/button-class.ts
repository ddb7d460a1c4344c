export type ButtonVariant = "primary" | "secondary" | "inverse" | "dark" | "planta" | "seguranca";

const base =
  "inline-flex min-h-12 items-center justify-center gap-3 border-2 px-4 py-2.5 sm:px-6 text-center font-bold wrap-anywhere " +
  "[font-stretch:108%] motion-safe:transition-colors active:translate-y-px disabled:border-cimento disabled:bg-cimento disabled:text-grafite-claro";

const variants: Record<ButtonVariant, string> = {
  primary: "border-obra bg-obra text-grafite hover:border-seguranca hover:bg-seguranca",
  secondary: "border-grafite text-grafite hover:bg-grafite hover:text-concreto",
  dark: "border-grafite bg-grafite text-concreto hover:bg-planta hover:border-planta",
  planta: "border-planta bg-planta text-white hover:border-grafite hover:bg-grafite",
  seguranca: "border-seguranca bg-seguranca text-grafite hover:border-obra hover:bg-obra",
  inverse: "border-concreto text-concreto hover:bg-concreto hover:text-planta",
};

/** Button classes, for elements other than Button and ButtonLink. */
export const buttonClass = (variant: ButtonVariant = "primary", className = "") =>
  `${base} ${variants[variant]} ${className}`;
