import "react";

declare module "react" {
  /** Invoker commands, which React passes through. Its types do not know them yet. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
