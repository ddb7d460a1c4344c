import type { ReactNode } from "react";
import { Drawing, InlineDrawing } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import type { Picture as PictureFields } from "@/lib/content/picture-fields";

type PictureProps = {
  /** Takes the place of the drawing. */
  photograph: PictureFields | undefined;
  drawing: string;
  /** How wide a photograph is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** On the first screen: it does not wait until the visitor scrolls. */
  first?: boolean;
  /** Of the frame. */
  className?: string;
  photographClass?: string;
  /** Of the frame and the drawing in it. */
  paddingClass?: string;
  drawingClass?: string;
};

/** A photograph or a drawing in its frame; the drawing on paper. */
export function Picture(props: PictureProps) {
  const { photograph, drawing, sizes, first, className = "" } = props;
  const { photographClass = "aspect-4/3 h-auto w-full", paddingClass = "p-3" } = props;
  const { drawingClass = "h-auto w-full" } = props;
  const Art = first ? InlineDrawing : Drawing;
  return (
    <Frame className={`${className} ${photograph ? "" : paddingClass}`}>
      {photograph ? (
        <Photograph picture={photograph} sizes={sizes} first={first} className={photographClass} />
      ) : (
        <Art name={drawing} className={drawingClass} />
      )}
    </Frame>
  );
}

type FrameProps = { className?: string; children: ReactNode };

export const Frame = ({ className = "", children }: FrameProps) => (
  <div className={`relative border-2 border-grafite paper-grid ${className}`}>{children}</div>
);
