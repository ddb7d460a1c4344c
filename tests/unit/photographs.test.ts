import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import sharp from "sharp";
import { Photograph } from "@/components/art/photograph";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
import { TextPicture } from "@/components/mdx/blocks/figure";
import { readPhotograph, sourceProblems } from "@/lib/photographs/source";
import { fallbackPath, makeVariant, variantsOf } from "@/lib/photographs/variants";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";
import { addPhotograph, bands, PHONE_EXIF } from "@/tests/support/photographs";

let copy: ContentCopy;
beforeAll(() => (copy = contentCopy()));
afterAll(() => copy.remove());

// Each test has photographs of its own.
beforeEach(() => {
  rmSync(path.join(copy.root, "photographs"), { recursive: true });
  mkdirSync(path.join(copy.root, "photographs"));
});

const put = (name: string, content: Uint8Array | string) =>
  writeFileSync(path.join(copy.root, "photographs", name), content);

/** The colour of the middle of each band, in thirds from the top. */
async function bandColors(picture: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [1, 3, 5].map((sixth) => {
    const row = Math.floor((info.height * sixth) / 6);
    const at = (row * info.width + info.width / 2) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

const BANDS = [
  [0xcc, 0x66, 0x33],
  [0x33, 0x66, 0x99],
  [0xff, 0xdd, 0x22],
];

const SOURCES: [kind: string, name: string, make: () => Promise<Buffer>][] = [
  ["a JPEG", "muro.jpg", () => bands(600, 450).withExif(PHONE_EXIF).jpeg().toBuffer()],
  ["a PNG of 16 bits", "muro.png", () => bands(600, 450).toColourspace("rgb16").png().toBuffer()],
  ["a PNG with the name of a JPEG", "muro.jpg", () => bands(600, 450).png().toBuffer()],
  [
    "a JPEG on its side",
    "muro.jpg",
    async () => {
      const onItsSide = await bands(600, 450).rotate(-90).png().toBuffer();
      return sharp(onItsSide).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    },
  ],
];

const near = (picture: number[][], tolerance: number) =>
  picture.every((color, band) =>
    color.every((value, channel) => Math.abs(value - BANDS[band]![channel]!) <= tolerance),
  );

it.each(SOURCES)(
  "%s is shown upright, in its colours and without what its camera wrote",
  async (_, name, make) => {
    put(name, await make());
    expect(await sourceProblems()).toEqual([]);
    expect(await readPhotograph(`/fotos/${name}`)).toMatchObject({ width: 600, height: 450 });
    const use = { src: `/fotos/${name}` };
    for (const variant of await variantsOf(use)) {
      const made = await makeVariant(variant);
      const metadata = await sharp(made).metadata();
      expect([variant.name, metadata.width, metadata.width / metadata.height]).toEqual([
        variant.name,
        variant.width,
        expect.closeTo(4 / 3, 1),
      ]);
      expect([metadata.space, metadata.depth]).toEqual(["srgb", "uchar"]);
      for (const kind of ["exif", "xmp", "icc", "iptc"]) expect(metadata).not.toHaveProperty(kind);
      expect([variant.name, near(await bandColors(made), 12)]).toEqual([variant.name, true]);
    }
  },
);

it("credit and licence stay in the files, and a file has another address with other ones", async () => {
  await addPhotograph(copy.root, "muro.jpg");
  const use = { src: "/fotos/muro.jpg", credit: "Foto: José & Ação", licence: "CC BY 4.0" };
  for (const variant of await variantsOf(use)) {
    const { xmp, exif } = await sharp(await makeVariant(variant)).metadata();
    expect(exif).toBeUndefined();
    expect(xmp?.toString()).toContain("<photoshop:Credit>Foto: José &amp; Ação</photoshop:Credit>");
    expect(xmp?.toString()).toContain(">CC BY 4.0<");
  }
  expect(fallbackPath(use)).not.toBe(fallbackPath({ ...use, credit: "Foto: Ana" }));
  const before = fallbackPath(use);
  await addPhotograph(copy.root, "muro.jpg", bands(800, 600));
  expect(fallbackPath(use)).not.toBe(before);
});

it("no variant is wider than its source, and the widest is at most 1600 pixels", async () => {
  await addPhotograph(copy.root, "pequena.jpg", bands(500, 300));
  await addPhotograph(copy.root, "grande.jpg", bands(1800, 1350));
  const widths = async (src: string) =>
    (await variantsOf({ src })).filter(({ format }) => format === "avif").map(({ width }) => width);
  expect(await widths("/fotos/pequena.jpg")).toEqual([400, 500]);
  expect(Math.max(...(await widths("/fotos/grande.jpg")))).toBe(1600);
});

const REFUSED: [name: string, make: () => Promise<Uint8Array | string>, reason: RegExp][] = [
  ["IMG_1.HEIC", async () => "ftypheic", /JPEG, PNG, WebP ou AVIF.*iPhone/],
  [
    "vetor.png",
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    /JPEG/,
  ],
  [
    "anima.webp",
    async () => {
      const frames = [bands(30, 30), bands(30, 30).negate()].map((one) => one.png().toBuffer());
      return sharp(await Promise.all(frames), { join: { animated: true } })
        .webp()
        .toBuffer();
    },
    /animação de 2 quadros/,
  ],
  ["texto.jpg", async () => "uma foto", /que se possa abrir/],
  [
    "cortada.jpg",
    async () => {
      const noise = sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: "#888",
          noise: { type: "gaussian", mean: 128, sigma: 30 },
        },
      });
      const whole = await noise.jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    /abrir inteira/,
  ],
  [
    "enorme.png",
    () =>
      sharp({ create: { width: 8000, height: 6300, channels: 3, background: "#369" } })
        .png()
        .toBuffer(),
    /50,4 megapixels; o máximo é 50/,
  ],
  [
    "pesada.jpg",
    async () => Buffer.concat([await bands(30, 30).jpeg().toBuffer(), Buffer.alloc(30_000_000)]),
    /30 MB; o máximo é 30 MB/,
  ],
];

it("what cannot be shown is refused by name, each with what to do", async () => {
  for (const [name, make] of REFUSED) put(name, await make());
  await addPhotograph(copy.root, "boa.jpg");
  const problems = await sourceProblems();
  expect(problems).toHaveLength(REFUSED.length);
  for (const [name, , reason] of REFUSED) {
    const [problem] = problems.filter((one) => one.startsWith(`content/photographs/${name}:1:1: `));
    expect(problem).toMatch(reason);
  }
});

describe("on a page", () => {
  const rendered = async (element: React.ReactElement) =>
    text((await prerenderToNodeStream(element)).prelude as unknown as AsyncIterable<string>);
  const picture = { src: "/fotos/muro.jpg", alt: "Um muro" };
  beforeEach(() => addPhotograph(copy.root, "muro.jpg", bands(64, 48)));

  it("offers every variant before a JPEG for all browsers, and loads late", async () => {
    const html = await rendered(createElement(Photograph, { picture, sizes: "50vw" }));
    expect(html).toMatch(
      /<img (?=.*alt="Um muro")(?=.*width="64")(?=.*height="48").*loading="lazy"/,
    );
    for (const { name, format, width } of await variantsOf(picture))
      expect(html).toContain(
        format === "jpg" ? `src="/fotos/${name}"` : `/fotos/${name} ${width}w`,
      );
    expect(html.match(/<source [^>]*sizes="50vw"/g)).toHaveLength(2);
  });

  it("loads at once on the first screen", async () => {
    const html = await rendered(createElement(Photograph, { picture, sizes: "50vw", first: true }));
    expect(html).toMatch(/<link (?=[^>]*rel="preload")(?=[^>]*type="image\/avif")/);
    expect(html).toMatch(/<img (?=[^>]*loading="eager")(?=[^>]*fetchPriority="high")/i);
  });

  it.each([
    ["takes the place of a drawing", picture, false],
    ["leaves the drawing where there is none", undefined, true],
  ])("%s", async (_what, own, isDrawn) => {
    const props = { picture: own, sizes: "50vw", children: "the drawing" };
    const html = await rendered(createElement(PhotographOrDrawing, props));
    expect(html.includes("the drawing")).toBe(isDrawn);
  });

  it("has never the filter that the night puts on drawings", async () => {
    expect(await rendered(createElement(TextPicture, picture))).not.toMatch(/artwork/);
    const drawing = { src: "/desenhos/artigos/rampa.svg", alt: "Uma rampa" };
    expect(await rendered(createElement(TextPicture, drawing))).toMatch(/artwork/);
  });
});
