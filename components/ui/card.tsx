import type { ComponentProps, ReactNode } from "react";
import { Headline } from "@/components/ui/text";

const layoutClasses = {
  small: { card: "flex flex-col", picture: "border-b-line", text: "grow p-3" },
  large: { card: "flex flex-col", picture: "border-b-line", text: "grow p-inset" },
  preview: {
    card: "row-span-2 grid grid-rows-subgrid gap-0",
    picture: "grid items-center border-b-line",
    text: "p-4",
  },
  beside: {
    card: "grid grid-cols-1 md:grid-cols-picture-text",
    picture: "grid items-center border-b-line md:border-r-line md:border-b-0",
    text: "p-inset",
  },
} as const;

type CardProps = {
  as?: "article" | "li";
  id?: string;
  /** A drawing has paper around it; what has an element around it fills its place. */
  picture: ReactNode;
  /**
   * Small ones stand in rows of four. Previews have pictures of several heights: in a row of the list
   * (as `li`) all texts begin on one line. From 768 px on `beside` has its picture beside the text.
   */
  layout: keyof typeof layoutClasses;
  className?: string;
  children: ReactNode;
};

/** A picture with a text. The cards of a row are of one height. */
export function Card(props: CardProps) {
  const { as: Element = "article", id, picture, layout, className = "", children } = props;
  const classes = layoutClasses[layout];
  return (
    <Element
      id={id}
      className={`relative h-full min-w-0 border-line border-grafite bg-white ${classes.card} ${className}`}
    >
      <div className={`border-grafite paper-grid drawing-inset ${classes.picture}`}>{picture}</div>
      <div className={`flex flex-col ${classes.text}`}>{children}</div>
    </Element>
  );
}

type CardTitleProps = ComponentProps<typeof Headline> & { href: string };

/** The title of a card or a row as a link that covers it: the next `relative` element around it. */
export const CardTitle = ({ href, children, ...headline }: CardTitleProps) => (
  <Headline {...headline}>
    <a href={href} className="stretched-link">
      {children}
    </a>
  </Headline>
);
