import type { ComponentProps, ReactNode } from "react";
import { Photograph } from "@/components/art/photograph";
import type { Picture as PictureFields } from "@/lib/content/picture-fields";

type PictureProps = Omit<ComponentProps<typeof Photograph>, "picture"> & {
  photograph: PictureFields | undefined;
  /** The drawing, while there is no photograph. */
  children: ReactNode;
};

/** A photograph, or the drawing that it takes the place of. */
export const Picture = ({
  photograph,
  children,
  className = "aspect-4/3 h-auto w-full",
  ...shown
}: PictureProps) =>
  photograph ? <Photograph {...shown} picture={photograph} className={className} /> : children;

type FrameProps = { className?: string; children: ReactNode };

/** Paper with a border. `has-[>.artwork]:` names what is only around a drawing. */
export const Frame = ({ className = "", children }: FrameProps) => (
  <div className={`relative border-2 border-grafite paper-grid ${className}`}>{children}</div>
);
