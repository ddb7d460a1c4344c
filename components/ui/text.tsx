import type { HTMLAttributes } from "react";

/**
 * The texts of a page that are no prose. Pages place these parts, and set no size, weight, width or
 * line height themselves (docs/design-system.md).
 */
type TextProps = HTMLAttributes<HTMLElement> & {
  as?:
    | "h1"
    | "h2"
    | "h3"
    | "h4"
    | "h5"
    | "p"
    | "span"
    | "div"
    | "ul"
    | "li"
    | "dl"
    | "dt"
    | "dd"
    | "blockquote"
    | "figcaption"
    | "caption"
    | "table";
};

const sizeClasses = {
  page: "text-4xl headline",
  section: "text-3xl headline",
  part: "text-2xl headline",
  card: "text-xl headline",
  row: "text-lg leading-title headline",
  text: "leading-title font-bold",
} as const;

type HeadlineProps = TextProps & { size: keyof typeof sizeClasses };

/** A heading, or a number or price that is as large as one. */
export const Headline = ({ as: Element = "h3", size, className = "", ...text }: HeadlineProps) => (
  <Element className={`${sizeClasses[size]} ${className}`} {...text} />
);

/** Small capitals, as the labels on a drawing have. */
export const Label = ({ as: Element = "p", className = "", ...text }: TextProps) => (
  <Element className={`drawing-label ${className}`} {...text} />
);

/** What follows the headline of a page. */
export const Lead = ({ className = "", ...text }: HTMLAttributes<HTMLElement>) => (
  <p className={`max-w-text text-lg text-balance ${className}`} {...text} />
);

/** What is said beside the matter: a source, a state, a caption. */
export const SmallText = ({ as: Element = "p", className = "", ...text }: TextProps) => (
  <Element className={`text-sm ${className}`} {...text} />
);
