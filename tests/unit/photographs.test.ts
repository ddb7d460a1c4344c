import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import sharp from "sharp";
import { Photograph } from "@/components/art/photograph";
import { Picture } from "@/components/art/picture";
import { hasPhotograph, photographSize, sourceProblems } from "@/lib/photographs/source";
import { makeVariant, photographPath, srcSetOf, variantsOf } from "@/lib/photographs/variants";
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
    expect(await photographSize(`/fotos/${name}`)).toMatchObject({ width: 600, height: 450 });
    for (const variant of variantsOf(`/fotos/${name}`)) {
      const made = await makeVariant(variant);
      const metadata = await sharp(made).metadata();
      expect([variant.name, metadata.width, metadata.width / metadata.height]).toEqual([
        expect.stringMatching(/^muro-[0-9a-f]{10}-(480|960|1600)\.webp$/),
        Math.min(variant.width, 600),
        expect.closeTo(4 / 3, 1),
      ]);
      expect([metadata.space, metadata.depth]).toEqual(["srgb", "uchar"]);
      for (const kind of ["exif", "xmp", "icc", "iptc"]) expect(metadata).not.toHaveProperty(kind);
      expect([variant.name, near(await bandColors(made), 12)]).toEqual([variant.name, true]);
    }
  },
);

it("three sizes, none wider than its source; another file has another address", async () => {
  await addPhotograph(copy.root, "pequena.jpg", bands(500, 300));
  await addPhotograph(copy.root, "grande.jpg", bands(1800, 1350));
  const widths = (src: string, width: number) => srcSetOf(src, width).match(/\d+(?=w)/g);
  expect(widths("/fotos/pequena.jpg", 500)).toEqual(["480", "500"]);
  expect(widths("/fotos/grande.jpg", 1800)).toEqual(["480", "960", "1600"]);
  const before = photographPath("/fotos/pequena.jpg");
  await addPhotograph(copy.root, "pequena.jpg", bands(800, 600));
  expect(photographPath("/fotos/pequena.jpg")).not.toBe(before);
});

it("a name is a name: as browsers save files, and with a space that Markdown writes as %20", async () => {
  await addPhotograph(copy.root, "foto%20da%20sala.jpg", bands(60, 45));
  await addPhotograph(copy.root, "foto do muro.jpg", bands(40, 30));
  expect(await sourceProblems()).toEqual([]);
  expect(await photographSize("/fotos/foto%20da%20sala.jpg")).toMatchObject({ width: 60 });
  expect(await photographSize("/fotos/foto%20do%20muro.jpg")).toMatchObject({ width: 40 });
  expect(hasPhotograph("/fotos/foto da sala.jpg")).toBe(false);
});

it("what is no file is refused unread, and what systems leave behind is ignored", async () => {
  mkdirSync(path.join(copy.root, "photographs", "pasta.jpg"));
  symlinkSync("/dev/zero", path.join(copy.root, "photographs", "sem-fim.jpg"));
  for (const name of ["Thumbs.db", "desktop.ini", ".DS_Store", "Icon\r", "x.jpg:Zone.Identifier"])
    put(name, "x");
  expect((await sourceProblems()).sort()).toEqual([
    expect.stringMatching(/^content\/photographs\/pasta\.jpg:1:1: .*atalho ou uma pasta/),
    expect.stringMatching(/^content\/photographs\/sem-fim\.jpg:1:1: .*atalho ou uma pasta/),
  ]);
  expect(hasPhotograph("/fotos/sem-fim.jpg")).toBe(false);
});

const REFUSED: [name: string, make: () => Promise<Uint8Array | string>, reason: RegExp][] = [
  ["IMG_1.HEIC", async () => "ftypheic", /JPEG, PNG, WebP ou AVIF.*iPhone/],
  [
    "vetor.png",
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    /JPEG/,
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

  it("offers its sizes, and loads late", async () => {
    const html = await rendered(createElement(Photograph, { picture, sizes: "50vw" }));
    expect(html).toMatch(
      /<img (?=.*alt="Um muro")(?=.*width="64")(?=.*height="48")(?=.*sizes="50vw").*loading="lazy"/,
    );
    expect(html).toContain(`src="${photographPath("/fotos/muro.jpg")}"`);
  });

  it("loads at once on the first screen", async () => {
    const html = await rendered(createElement(Photograph, { picture, sizes: "50vw", first: true }));
    expect(html).toMatch(/<link (?=[^>]*rel="preload")(?=[^>]*imageSrcSet=)/i);
    expect(html).toMatch(/<img (?=[^>]*loading="eager")(?=[^>]*fetchPriority="high")/i);
  });

  it.each([
    ["takes the place of a drawing", picture, false],
    ["leaves the drawing where there is none", undefined, true],
  ])("%s", async (_what, own, isDrawn) => {
    const props = { photograph: own, sizes: "50vw", children: "the drawing" };
    const html = await rendered(createElement(Picture, props));
    expect(html.includes("the drawing")).toBe(isDrawn);
  });
});
