import type { HTMLAttributes } from "react";
import { Label } from "@/components/ui/text";

type PaperProps = HTMLAttributes<HTMLElement> & { as?: "div" | "article" | "aside" | "li" };

/** A sheet of paper. */
export const Paper = ({ as: Element = "div", className = "", ...props }: PaperProps) => (
  <Element className={`border-line border-grafite bg-white ${className}`} {...props} />
);

/** What a sheet is called, at its head. */
export const PaperTitle = (label: HTMLAttributes<HTMLElement>) => (
  <Label
    className="flex flex-wrap justify-between gap-x-6 bg-planta px-4 py-2 text-white"
    {...label}
  />
);
