import type { ComponentProps, PropsWithChildren } from "react";
import { InlineSvg } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import type { Block } from "@/components/mdx/blocks/block";
import type { BlockAttributes } from "@/lib/mdx/block-schemas";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { pictureSize } from "@/lib/drawings/picture-size";
import { isOwnDrawing } from "@/lib/drawings/svg";
import { isPhotograph } from "@/lib/photographs/source";
import { photographPath } from "@/lib/photographs/variants";
import { absoluteUrl } from "@/lib/site-url";

type FigureProps = PropsWithChildren<BlockAttributes<"Figure">>;

const origin = ({ credit, licence }: FigureProps) => [credit, licence].filter(Boolean).join(". ");

export const figure: Block<"Figure"> = { page: Figure, feed: FigureInFeed };

// A drawing is inline, so that its text has the font of the page. The description is outside of the
// figure, because screen readers take all text of a figcaption as the name of the figure.
function Figure({ children, ...props }: FigureProps) {
  const { caption } = props;
  const source = origin(props);
  return (
    <div className="figure">
      <figure>
        <div className="figure-picture">
          <TextPicture {...props} />
        </div>
        <figcaption>
          <p>{addNonBreakingSpaces(caption)}</p>
          {source && <p className="figure-source">{addNonBreakingSpaces(source)}</p>}
        </figcaption>
      </figure>
      {children && (
        <details>
          <summary>
            Descrição da figura<span className="sr-only">: {addNonBreakingSpaces(caption)}</span>
          </summary>
          <div>{children}</div>
        </details>
      )}
    </div>
  );
}

/** The width of a text, in the form of the attribute `sizes`. */
const SIZES = "(min-width: 75rem) 46rem, 100vw";

type TextPictureProps = { src: string; alt: string };

/** The picture of a `<Figure>`, or of `![]()` in a text. */
export async function TextPicture({ src, alt }: TextPictureProps) {
  if (isPhotograph(src)) return <Photograph picture={{ src, alt }} sizes={SIZES} />;
  if (isOwnDrawing(src)) return <InlineSvg src={src} alt={alt} />;
  return (
    <img
      src={src}
      {...await pictureSize(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={src.endsWith(".svg") ? "artwork" : undefined}
    />
  );
}

/** The address at which other programs get a picture of a text. */
export const fileOf = (src: string) => (isPhotograph(src) ? photographPath(src) : src);

function FigureInFeed({ children, ...props }: FigureProps) {
  return (
    <>
      <figure>
        <FeedImage src={fileOf(props.src)} alt={props.alt} />
        <figcaption>{[props.caption, origin(props)].filter(Boolean).join(" ")}</figcaption>
      </figure>
      {children}
    </>
  );
}

/** It is lazy, because React preloads others by a <link>, which feed readers show or refuse. */
export const FeedImage = ({ src, alt, ...props }: ComponentProps<"img">) => (
  <img src={absoluteUrl(String(src))} alt={alt} loading="lazy" {...props} />
);
