import { drawingPath, coverDrawingPath } from "@/lib/paths";
import { readSvg, hasPublicFile } from "@/lib/drawings/public-svg";
import type { Article } from "@/lib/content/articles";
import { slugOf } from "@/lib/format/slug";

type DrawingProps = {
  /** A file of public/desenhos, without ending. */
  name: string;
  className?: string;
};

/** Loads when the visitor scrolls near it. @throws Error when there is no file of that name */
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

/** A drawing of a text, as its file is: what has its own styles or ids cannot be part of a page. */
export function FigureSvg({ src, alt }: { src: string; alt: string }) {
  const { isInline, width, height } = readSvg(src);
  if (isInline) return <InlineSvg src={src} alt={alt} />;
  return (
    <img {...{ src, alt, width, height }} loading="lazy" decoding="async" className="artwork" />
  );
}

type InlineSvgProps = {
  src: string;
  /** What one sees; a drawing without it is decoration. */
  alt?: string;
  className?: string;
};

export function InlineSvg({ src, alt, className = "" }: InlineSvgProps) {
  const { attributes, content } = readSvg(src);
  return (
    <svg
      {...attributes}
      className={`artwork ${className}`}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

/** A drawing of public/desenhos on the first screen, where a request would delay it. */
export const InlineDrawing = ({ name, className }: { name: string; className?: string }) => (
  <InlineSvg src={drawingPath(name)} className={className} />
);

/** The icon of a service, by its value in the quote form; its lines have the text colour. */
export function ServiceIcon({ value, className }: { value: string; className: string }) {
  const { attributes, content } = readSvg(drawingPath(`icones/${value}`));
  return (
    <svg
      {...attributes}
      stroke="currentColor"
      className={className}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

type Cover = Pick<Article, "category" | "slug">;

/** The drawing with the article's slug as name, or its category's. */
export function coverSource({ category, slug }: Cover): string {
  const own = coverDrawingPath(slug);
  return hasPublicFile(own) ? own : drawingPath(`categorias/${slugOf(category)}`);
}

/** A cover on paper changes by night like other drawings; one on blue, orange or yellow stays. */
export const isCoverOnPaper = (cover: Cover): boolean =>
  /^[^>]* fill="#(F3F0EA|D8D2C7)"/.test(readSvg(coverSource(cover)).content);

/** The cover of an article, 1200 × 630. */
export const ArticleCover = ({ className = "", ...cover }: Cover & { className?: string }) => (
  <InlineSvg
    src={coverSource(cover)}
    className={isCoverOnPaper(cover) ? className : `${className} [--art:none]`}
  />
);
