import { articleCoverPath } from "@/lib/paths";

type CoverImageProps = {
  slug: string;
  /** For the one cover that stands on the first screen. */
  eager?: boolean;
  className?: string;
};

/** An article's cover in a list: a small file of its own, fetched when it comes near the screen (see app/capas). */
export function CoverImage({ slug, eager = false, className = "" }: CoverImageProps) {
  return (
    <img
      src={articleCoverPath(slug)}
      width={1200}
      height={630}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      alt=""
      className={`h-auto w-full bg-cimento ${className}`}
    />
  );
}
