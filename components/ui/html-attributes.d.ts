import "react";

declare module "react" {
  /** Invoker commands, which React passes through. Its types do not know them yet. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
