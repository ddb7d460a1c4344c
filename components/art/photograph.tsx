import { preload } from "react-dom";
import type { Picture } from "@/lib/content/picture-fields";
import { PHOTOGRAPHS } from "@/lib/paths";
import { readPhotograph } from "@/lib/photographs/source";
import { fallbackPath, srcSetOf, type Variant, variantsOf } from "@/lib/photographs/variants";

type PhotographProps = {
  picture: Picture;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** On the first screen it does not wait until the visitor scrolls. */
  first?: boolean;
  className?: string;
};

/** A photograph, cut around its point of focus if its frame has another shape. */
export async function Photograph({
  picture,
  sizes,
  first = false,
  className = "",
}: PhotographProps) {
  const { src, alt, focus } = picture;
  const { width, height, color } = await readPhotograph(src);
  const variants = await variantsOf(picture);
  if (first) preloadVariants(variants, sizes);
  return (
    <picture className="contents">
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSetOf(variants, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={fallbackPath(picture)}
        alt={alt}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        className={`photograph object-cover ${className}`}
        style={{ backgroundColor: color, objectPosition: focus }}
      />
    </picture>
  );
}

/**
 * Lets the browser ask for a photograph of the first screen when it has read the head of the page,
 * because there it is the largest paint. By its type, browsers without AVIF leave it alone.
 */
function preloadVariants(variants: readonly Variant[], sizes: string) {
  preload(variants[0] ? PHOTOGRAPHS + variants[0].name : "", {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcSetOf(variants, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}

/** Who made a photograph and who may use it, below it. */
export function PhotographSource({ picture: { credit, licence } }: { picture: Picture }) {
  const source = [credit, licence].filter(Boolean).join(". ");
  return source && <figcaption className="mt-2 text-sm text-grafite-claro">{source}</figcaption>;
}
