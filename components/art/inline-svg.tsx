import { drawingPath } from "@/lib/paths";
import { readSvg } from "@/lib/drawings/public-svg";

type InlineSvgProps = {
  /** Address of an SVG file in public/. */
  src: string;
  className?: string;
};

/** An SVG file of public/ inlined into the markup, as decoration. */
export function InlineSvg({ src, className = "" }: InlineSvgProps) {
  const { attributes, content } = readSvg(src);
  return (
    <svg
      {...attributes}
      className={`artwork ${className}`}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

type InlineDrawingProps = { name: string; className?: string };

/** A drawing of public/desenhos on the first screen, where a request would delay it. */
export const InlineDrawing = ({ name, className }: InlineDrawingProps) => (
  <InlineSvg src={drawingPath(name)} className={className} />
);
