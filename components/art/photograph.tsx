import type { Picture } from "@/lib/content/picture-fields";
import { photographSize } from "@/lib/photographs/source";
import { photographPath, srcSetOf } from "@/lib/photographs/variants";

type PhotographProps = {
  picture: Pick<Picture, "src" | "alt" | "focus">;
  /** How wide the photograph is shown, in the form of the attribute `sizes`. */
  sizes: string;
  /** Whether it is on the first screen: React then preloads it. */
  first?: boolean;
  className?: string;
};

/** A photograph, cut around its point of focus if its frame has another shape. */
export async function Photograph({
  picture: { src, alt, focus },
  sizes,
  first = false,
  className = "",
}: PhotographProps) {
  const { width, height } = await photographSize(src);
  return (
    <img
      src={photographPath(src)}
      srcSet={srcSetOf(src, width)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      className={`object-cover ${className}`}
      style={{ objectPosition: focus }}
    />
  );
}

/** The caption that says who made a photograph and who may use it. */
export function PhotographSource({ picture: { credit, licence } }: { picture: Picture }) {
  const source = [credit, licence].filter(Boolean).join(". ");
  return source && <figcaption className="mt-2 text-sm text-grafite-claro">{source}</figcaption>;
}
