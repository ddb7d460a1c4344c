import type { ComponentProps, ReactNode } from "react";
import { Photograph } from "@/components/art/photograph";
import type { Picture as PictureFields } from "@/lib/content/picture-fields";

type PictureProps = Omit<ComponentProps<typeof Photograph>, "picture"> & {
  photograph: PictureFields | undefined;
  /** The drawing that is shown while there is no photograph. */
  children: ReactNode;
};

/** A photograph, or the drawing in its place. */
export const Picture = ({
  photograph,
  children,
  className = "aspect-photo h-auto w-full",
  ...shown
}: PictureProps) =>
  photograph ? <Photograph {...shown} picture={photograph} className={className} /> : children;

type FrameProps = {
  /** Whether a drawing has space around it; a photograph fills the frame. */
  inset?: boolean;
  className?: string;
  children: ReactNode;
};

/** Paper with a border. */
export const Frame = ({ inset = false, className = "", children }: FrameProps) => (
  <div
    className={`relative border-line border-grafite paper-grid ${inset ? "drawing-inset" : ""} ${className}`}
  >
    {children}
  </div>
);
