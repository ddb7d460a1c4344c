import { articleCoverPath } from "@/lib/paths";

/** An article's cover in a list: a small file of its own, fetched when it comes near the screen (see app/capas). */
export function CoverImage({ slug, className = "" }: { slug: string; className?: string }) {
  return (
    <img
      src={articleCoverPath(slug)}
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      alt=""
      className={`h-auto w-full bg-cimento ${className}`}
    />
  );
}
