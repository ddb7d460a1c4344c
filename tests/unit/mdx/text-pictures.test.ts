import { fileOf } from "@/components/mdx/blocks/figure";
import { picturesIn } from "@/components/mdx/text-pictures";

const body = (text: string) => ({ file: "content/articles/a.mdx", firstLine: 1, text });

it("finds drawings and photographs of a text, with credit and licence", () => {
  const text = [
    "![Um muro](/fotos/muro.jpg)",
    '<Figure src=" /fotos/teto.jpg " alt="Teto" caption="Teto" credit="Ana" licence="CC BY" />',
    '<Figure src="/desenhos/artigos/laje.svg" alt="Laje" caption="Laje" />',
  ].join("\n\n");
  expect(picturesIn(body(text))).toEqual([
    { src: "/fotos/muro.jpg" },
    { src: "/fotos/teto.jpg", credit: "Ana", licence: "CC BY" },
    { src: "/desenhos/artigos/laje.svg" },
  ]);
});

it("names the file of a drawing as it is", () => {
  expect(fileOf({ src: "/desenhos/artigos/laje.svg" })).toBe("/desenhos/artigos/laje.svg");
});
