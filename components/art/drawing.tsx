import { drawingPath } from "@/lib/paths";
import type { ArtProps } from "@/components/art/art-props";
import type { DrawingName } from "@/components/art/drawings";

/**
 * A drawing below the first screen: a small file of its own, fetched when it comes near the screen (see app/desenhos). On the
 * first screen a drawing stands in the page itself, where no request delays it.
 */
export function Drawing({ name, className }: ArtProps & { name: DrawingName }) {
  return (
    <img
      src={drawingPath(name)}
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      alt=""
      className={className}
    />
  );
}
