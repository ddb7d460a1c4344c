import type { ComponentProps, ReactNode } from "react";
import { Photograph } from "@/components/art/photograph";
import type { Picture } from "@/lib/content/picture-fields";

type PhotographOrDrawingProps = Omit<ComponentProps<typeof Photograph>, "picture"> & {
  picture: Picture | undefined;
  /** The drawing. */
  children: ReactNode;
};

/** The photograph of an entry, which takes the place of its drawing. */
export const PhotographOrDrawing = ({
  picture,
  children,
  className = "aspect-4/3 h-auto w-full",
  ...shown
}: PhotographOrDrawingProps) =>
  picture ? <Photograph {...shown} picture={picture} className={className} /> : children;
