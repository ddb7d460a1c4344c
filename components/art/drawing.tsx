import { color, inPageColors } from "@/lib/drawings/palette";
import { coverPath } from "@/lib/drawings/cover";
import { drawingPath } from "@/lib/paths";
import { readSvg } from "@/lib/drawings/svg";
import type { Article } from "@/lib/content/articles";

type DrawingProps = {
  /** The name of a file of public/desenhos, without its ending. */
  name: string;
  className?: string;
};

/** A drawing that loads when the visitor scrolls near it. @throws Error if there is no such file */
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

type InlineSvgProps = {
  src: string;
  /** What one sees. A drawing without it is decoration. */
  alt?: string;
  className?: string;
};

export function InlineSvg({ src, alt, className = "" }: InlineSvgProps) {
  const { attributes, content } = readSvg(src);
  const inPage = Object.entries(attributes).map(([name, value]) => [name, inPageColors(value)]);
  const shapes = inPageColors(content);
  return (
    <svg
      {...Object.fromEntries(inPage)}
      className={`artwork ${className}`}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      // Firefox gives screen readers the letters in a picture, too, unless they are hidden.
      dangerouslySetInnerHTML={{ __html: alt ? `<g aria-hidden="true">${shapes}</g>` : shapes }}
    />
  );
}

/** A drawing as part of the page: on the first screen a request would delay it. */
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

/** A cover with a ground of paper changes by night; one on blue, orange or yellow does not. */
export const coverScheme = (cover: Cover): string =>
  ON_PAPER.test(readSvg(coverPath(cover)).content) ? "" : "scheme-light";

const ON_PAPER = new RegExp(`^[^>]* fill="(${color.concreto}|${color.cimento})"`);

/** The cover of an article, 1200 × 630. */
export const ArticleCover = ({ className, ...cover }: Cover & { className: string }) => (
  <InlineSvg src={coverPath(cover)} className={`${className} ${coverScheme(cover)}`} />
);
