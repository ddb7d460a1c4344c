import { drawingPath } from "@/lib/paths";
import { readSvg } from "@/lib/drawings/public-svg";

type DrawingProps = {
  /** A file of public/desenhos, without ending. */
  name: string;
  className?: string;
};

/**
 * A drawing below the first screen: an image that loads when the visitor scrolls near it.
 * @throws Error when there is no file of that name
 */
export function Drawing({ name, className = "" }: DrawingProps) {
  const { width, height } = readSvg(drawingPath(name));
  return (
    <img
      src={drawingPath(name)}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      alt=""
      className={`artwork ${className}`}
    />
  );
}
