import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser-test";

/** Parts whose size is compared, by the comment in front of them. */
const PARTS = ["Person", "Door", "Roller", "Can", "Toolbox", "Rail", "Ladder"];

type Part = { part: string; width: number; height: number; scale: number };

/**
 * The named parts of a drawing, in centimetres by the scale that its first comment states, if any.
 */
async function partsOf(page: Page, file: string): Promise<Part[]> {
  const svg = readFileSync(file, "utf8");
  const scale = Number(/1 m = (\d+) units -->/.exec(svg)?.[1]);
  if (!scale) return [];
  const { width, height } = /viewBox="0 0 (?<width>\d+) (?<height>\d+)"/.exec(svg)!.groups!;
  await page.setContent(svg.replace("<svg", `<svg width="${width}" height="${height}"`));
  const parts = await page.evaluate((names) => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const found = [];
    while (comments.nextNode()) {
      const part = names.find((name) => comments.currentNode.nodeValue!.trim().startsWith(name));
      const element = (comments.currentNode as Comment).nextElementSibling;
      if (!part || !(element instanceof SVGGraphicsElement)) continue;
      const { width, height } = element.getBBox();
      const zoom = element.getCTM()!.d;
      found.push({ part, width: width * zoom, height: height * zoom, scale: zoom * 100 });
    }
    return found;
  }, PARTS);
  return parts.map((each) => ({
    part: each.part,
    width: (each.width / scale) * 100,
    height: (each.height / scale) * 100,
    scale: each.scale / scale,
  }));
}

const isClose = (a: number, b: number) => Math.abs(a - b) <= 0.03 * b;

test("people and tools of the drawings have the sizes of the kit", async ({ page }) => {
  const kit = await partsOf(page, "docs/drawing-kit.svg");
  expect(new Set(kit.map(({ part }) => part))).toEqual(new Set(PARTS));
  // 1.68 m, and a helmet.
  expect(kit[0]!.height).toBeGreaterThan(168);
  expect(kit[0]!.height).toBeLessThan(176);

  const files = readdirSync("public/desenhos", { encoding: "utf8", recursive: true }).filter(
    (file) => file.endsWith(".svg"),
  );
  const drawn = [];
  for (const file of files) {
    for (const { part, width, height, scale } of await partsOf(page, `public/desenhos/${file}`)) {
      drawn.push(part);
      // Poses differ in size: of a person the units are compared.
      const fits =
        part === "Person"
          ? isClose(scale, 1)
          : kit.some(
              (each) =>
                each.part === part && isClose(width, each.width) && isClose(height, each.height),
            );
      expect([file, part, width, height, fits]).toEqual([file, part, width, height, true]);
    }
  }
  expect(new Set(drawn)).toEqual(new Set(PARTS));
});
