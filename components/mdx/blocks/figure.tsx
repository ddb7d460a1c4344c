import type { ComponentProps, PropsWithChildren } from "react";
import { z } from "zod";
import { FigureSvg } from "@/components/art/drawing";
import { defineBlock, paragraph, textNode } from "@/components/mdx/blocks/block";
import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { labelled, pictureProblem, text } from "@/lib/content/schema-fields";
import { pictureSize } from "@/lib/drawings/picture-size";
import { absoluteUrl } from "@/lib/seo/metadata";

const picture = text.superRefine((url, context) => {
  for (const message of pictureProblem(url)) context.addIssue({ code: "custom", message });
});

const attributes = z
  .strictObject({
    src: labelled("Figura", picture).describe(
      "A fotografia é reduzida a 1.600 pixels e gravada em WebP.",
    ),
    alt: labelled("Texto alternativo", text).describe("Uma frase: o que se vê."),
    caption: labelled("Legenda", text),
    credit: labelled("Crédito", text.optional()).describe(
      "De onde vêm as medidas, ou quem fotografou.",
    ),
    licence: labelled("Licença", text.optional()),
  })
  .meta({ title: "Figura", icon: "image", hasText: true });

type FigureProps = PropsWithChildren<z.infer<typeof attributes>>;

const origin = ({ credit, licence }: FigureProps) => [credit, licence].filter(Boolean).join(". ");

const captionLine = (props: FigureProps) =>
  [props.caption, origin(props)].filter(Boolean).join(" ");

export const figure = defineBlock({
  attributes,
  page: Figure,
  feed: FigureInFeed,
  markdown: (props, children) => [
    paragraph({ type: "image", url: props.src, alt: props.alt }),
    paragraph({ type: "emphasis", children: [textNode(captionLine(props))] }),
    ...children,
  ],
});

// Inline, so that its text has the page's font. The description is outside of the figure: screen
// readers take all text of a figcaption as the figure's name.
async function Figure({ children, ...props }: FigureProps) {
  const { src, alt, caption } = props;
  const source = origin(props);
  return (
    <div className="figure">
      <figure>
        <div className="figure-picture">
          {src.endsWith(".svg") ? (
            <FigureSvg src={src} alt={alt} />
          ) : (
            <img
              src={src}
              {...await pictureSize(src)}
              alt={alt}
              loading="lazy"
              decoding="async"
              className="artwork"
            />
          )}
        </div>
        <figcaption>
          <p>{addNonBreakingSpaces(caption)}</p>
          {source && <p className="figure-source">{addNonBreakingSpaces(source)}</p>}
        </figcaption>
      </figure>
      {children && (
        <details>
          <summary>Descrição da figura</summary>
          <div>{children}</div>
        </details>
      )}
    </div>
  );
}

function FigureInFeed({ children, ...props }: FigureProps) {
  return (
    <>
      <figure>
        <FeedImage src={props.src} alt={props.alt} />
        <figcaption>{captionLine(props)}</figcaption>
      </figure>
      {children}
    </>
  );
}

/** React preloads images that are not lazy by a <link>, which feed readers show or refuse. */
export const FeedImage = ({ src, alt, ...props }: ComponentProps<"img">) => (
  <img src={absoluteUrl(String(src))} alt={alt} loading="lazy" {...props} />
);
