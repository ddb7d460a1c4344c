import { articleCoverPath } from "@/lib/paths";

/** The cover of an article in a list, lazy-loaded as a file (app/capas). */
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
