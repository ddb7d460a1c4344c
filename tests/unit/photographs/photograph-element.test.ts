import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { TextPicture } from "@/components/mdx/blocks/figure";
import { Photograph } from "@/components/art/photograph";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
import { getWorks } from "@/lib/content/works";
import { variantsOf } from "@/lib/photographs/variants";

const rendered = async (element: React.ReactElement) =>
  text((await prerenderToNodeStream(element)).prelude as unknown as AsyncIterable<string>);

/** The attributes of the first tag of a name. */
const attributesOf = (html: string, tag: string) =>
  Object.fromEntries(
    [...new RegExp(`<${tag} [^>]*>`).exec(html)![0].matchAll(/([\w-]+)="([^"]*)"/g)].map(
      ([, name = "", value]) => [name.toLowerCase(), value],
    ),
  );

const { after } = getWorks()[0]!;

it("offers every variant, with its size, before a JPEG for all browsers", async () => {
  const html = await rendered(createElement(Photograph, { picture: after, sizes: "50vw" }));
  const image = attributesOf(html, "img");
  expect(image).toMatchObject({ alt: after.alt, width: "64", height: "48", loading: "lazy" });
  for (const { name, format, width } of await variantsOf(after))
    expect(html).toContain(format === "jpg" ? `src="/fotos/${name}"` : `/fotos/${name} ${width}w`);
  expect(html.match(/<source [^>]*sizes="50vw"/g)).toHaveLength(2);
});

it("loads at once on the first screen", async () => {
  const element = createElement(Photograph, { picture: after, sizes: "50vw", first: true });
  const html = await rendered(element);
  expect(attributesOf(html, "img")).toMatchObject({ loading: "eager", fetchpriority: "high" });
  const { imagesrcset, ...link } = attributesOf(html, "link");
  expect(link).toMatchObject({
    rel: "preload",
    as: "image",
    type: "image/avif",
    imagesizes: "50vw",
  });
  expect(html).toContain(`<source type="image/avif" srcSet="${imagesrcset}"`);
});

it.each([
  ["takes the place of a drawing", after, ["aspect-4/3"]],
  ["leaves the drawing where there is none", undefined, ["the drawing"]],
])("%s", async (_what, picture, shown) => {
  const props = { picture, sizes: "50vw", children: "the drawing" };
  const html = await rendered(createElement(PhotographOrDrawing, props));
  expect(["aspect-4/3", "the drawing"].filter((text) => html.includes(text))).toEqual(shown);
});

it("in a text has its size, and never the filter that the night puts on drawings", async () => {
  const photograph = await rendered(createElement(TextPicture, { ...after }));
  expect(attributesOf(photograph, "img")).toMatchObject({ width: "64", height: "48" });
  expect(photograph).not.toMatch(/artwork/);
  const other = { src: "/brand/imagem-concurso.jpg", alt: "O concurso" };
  expect(await rendered(createElement(TextPicture, other))).not.toMatch(/artwork/);
  const drawing = { src: "/desenhos/artigos/rampa.svg", alt: "Uma rampa" };
  expect(await rendered(createElement(TextPicture, drawing))).toMatch(/artwork/);
});
